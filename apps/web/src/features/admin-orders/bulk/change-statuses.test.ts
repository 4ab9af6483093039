import type { StatusChange, StatusResult } from '@shop/shared';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/http/api-error';
import { changeStatuses, type BulkSteps } from './change-statuses';

function buildChanges(count: number): StatusChange[] {
  return Array.from({ length: count }, (_, index) => ({
    orderId: String(index).padStart(24, '0'),
    statusBefore: 'Not Process',
    status: 'Shipped',
  }));
}

const done = ({ orderId }: StatusChange): StatusResult => ({
  orderId,
  outcome: 'done',
  message: '',
});
const unfinished = (change: StatusChange): StatusResult => ({
  ...done(change),
  outcome: 'unfinished',
});

function run(count: number, steps: Partial<BulkSteps>) {
  return changeStatuses(buildChanges(count), {
    send: (changes) => Promise.resolve(changes.map(done)),
    onProgress: () => undefined,
    isStopped: () => false,
    wait: () => Promise.resolve(),
    ...steps,
  });
}

test('orders are sent in parts, each after the one before', async () => {
  const onProgress = vi.fn();
  const { results, failure } = await run(5_000, { onProgress });
  expect([results.size, failure]).toEqual([5_000, undefined]);
  expect(onProgress).toHaveBeenCalledTimes(100);
  expect(onProgress).toHaveBeenLastCalledWith(5_000);
});

test('what the shop leaves unfinished is sent again', async () => {
  const send = vi.fn((changes: readonly StatusChange[]) =>
    Promise.resolve(changes.map((change, index) => (index < 20 ? done : unfinished)(change))),
  );
  const { results, failure } = await run(60, { send });
  expect([results.size, failure]).toEqual([60, undefined]);
  expect(send.mock.calls.map(([changes]) => changes.length)).toEqual([50, 40, 20]);
});

test('a request without a reply is sent again, and given up after four', async () => {
  const lost = new ApiError({ status: 0 });
  let tries = 0;
  const onceLost = await run(3, {
    send: (changes) => {
      tries += 1;
      return tries === 1 ? Promise.reject(lost) : Promise.resolve(changes.map(done));
    },
  });
  expect([onceLost.results.size, onceLost.failure]).toEqual([3, undefined]);
  const send = vi.fn(() => Promise.reject(lost));
  const { results, sent, failure } = await run(60, { send });
  expect(send).toHaveBeenCalledTimes(4);
  expect([results.size, sent.size, failure]).toEqual([0, 50, 'The shop could not be reached']);
});

test('a refusal ends the change at once, and says why', async () => {
  const send = vi.fn(() =>
    Promise.reject(
      new ApiError({ status: 403, serverMessage: 'Only an administrator may do this' }),
    ),
  );
  const { failure } = await run(3, { send });
  expect(send).toHaveBeenCalledOnce();
  expect(failure).toBe('Only an administrator may do this');
});

test('it stops after the request in hand', async () => {
  const send = vi.fn((changes: readonly StatusChange[]) => Promise.resolve(changes.map(done)));
  const { results, sent, failure } = await run(200, {
    send,
    isStopped: () => send.mock.calls.length === 2,
  });
  expect([results.size, sent.size, failure]).toEqual([100, 100, undefined]);
});
