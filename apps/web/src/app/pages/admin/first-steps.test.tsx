import { endpoints, FIRST_STEPS, type FirstStep } from '@shop/shared';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';
import { serveEmptyLists } from '../../../testing/serve-empty-lists';

test('a first step that was taken is ticked on the way back to the dashboard', async () => {
  const done: FirstStep[] = [];
  serveEmptyLists();
  server.use(
    on(endpoints.getFirstSteps).answer(() => ({
      success: true,
      steps: FIRST_STEPS.map((step) => ({ step, isDone: done.includes(step) })),
    })),
    on(endpoints.getOverview).answer(() => refusal(500, 'No figures here')),
    on(endpoints.getFigures).answer(() => refusal(500, 'No figures here')),
  );
  const { router } = renderApp('/dashboard/admin', { session: buildSession({ role: 1 }) });
  expect(await screen.findByText('0 of 7 done')).toBeVisible();
  await act(() => router.navigate('/dashboard/admin/delivery'));
  await screen.findByText(/A zone says where you deliver/);
  done.push('delivery');
  await act(() => router.navigate('/dashboard/admin'));
  expect(await screen.findByText('1 of 7 done')).toBeVisible();
  const name = 'Say where you deliver, and for how much (done)';
  expect(screen.getByRole('link', { name })).toBeVisible();
});

test('steps that one may not take are named, and lead nowhere', async () => {
  const permissions = ['settings' as const];
  serveEmptyLists();
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true, permissions })),
    on(endpoints.getFirstSteps).answer(() => ({
      success: true,
      steps: FIRST_STEPS.map((step) => ({ step, isDone: false })),
    })),
    on(endpoints.getOverview).answer(() => refusal(500, 'No figures here')),
    on(endpoints.getFigures).answer(() => refusal(500, 'No figures here')),
  );
  renderApp('/dashboard/admin', {
    session: { ...buildSession({ role: 1, permissions }), token: 'of settings' },
  });
  expect(await screen.findByText('Add the first product')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add the first product' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Name your shop' })).toBeVisible();
});

test('the form of a promotion asks for nothing that its administrator may not read', async () => {
  const permissions = ['marketing' as const];
  const refused: string[] = [];
  const ask = (name: string) => () => {
    refused.push(name);
    return refusal(403, 'No');
  };
  serveEmptyLists();
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true, permissions })),
    on(endpoints.listRuleGoods).answer(() => ({ success: true, goods: [] })),
    on(endpoints.listShippingZones).answer(ask('zones')),
    on(endpoints.listAdministeredProducts).answer(ask('products')),
  );
  renderApp('/dashboard/admin/promotions/create', {
    session: { ...buildSession({ role: 1, permissions }), token: 'of marketing' },
  });
  await screen.findByRole('heading', { level: 1, name: /promotion/i });
  expect(await screen.findByText('Customers, places and days')).toBeInTheDocument();
  expect(refused).toEqual([]);
});
