import { endpoints, type Job } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildId, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

function buildJob(state: Job['state']): Job {
  const moment = '2026-11-27T08:00:00.000Z';
  const _id = buildId();
  const times = { dueAt: moment, createdAt: moment };
  return {
    _id,
    topic: 'refund',
    key: `refund:${_id}`,
    state,
    tries: 12,
    lastError: null,
    ...times,
  };
}

async function openPage(jobs: Job[]) {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listJobs).answer(() => ({ success: true, jobs, total: jobs.length })),
  );
  renderApp('/dashboard/admin/jobs', { session: buildSession({ role: 1 }) });
  await screen.findByText(/^\d+ tasks?$/);
}

test('all tasks that were given up are tried again, part by part', async () => {
  const jobs = [buildJob('dead'), buildJob('due')];
  let left = 110;
  server.use(
    on(endpoints.repeatJobs).answer(() => {
      const repeated = Math.min(50, left);
      left -= repeated;
      if (left === 0) jobs.splice(0, 1);
      return { success: true, message: 'Repeated', repeated, left };
    }),
  );
  await openPage(jobs);
  fireEvent.click(screen.getByRole('button', { name: 'Try all given up again' }));
  await screen.findByText('110 tasks are tried again');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Try all given up again' })).toBeNull(),
  );
});

test('where none was given up, nothing is offered', async () => {
  await openPage([buildJob('due')]);
  expect(screen.queryByRole('button', { name: /given up/ })).toBeNull();
});

test('what waits for the time that it is for is neither tried sooner nor discarded', async () => {
  await openPage([
    { ...buildJob('due'), key: 'payment-expiry:1', tries: 0, appointed: true },
    buildJob('due'),
  ]);
  expect(screen.getByText('End of the time to pay')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Try now/ })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Discard/ })).toHaveLength(1);
});
