import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OperatorError } from '../../config/operator-error.js';
import { loadPayments } from './load-payments.js';
import { offeredMethods, paidLaterBy } from './payment-methods.js';
import { simulatedPayments } from './simulated.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-payments-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function load(name: string, code: string) {
  const file = path.join(folder, name);
  await writeFile(file, code);
  return loadPayments(file);
}

it('payments are simulated without a module', async () => {
  expect(await loadPayments(undefined)).toBe(simulatedPayments);
});

it('a module’s default export takes payments', async () => {
  const code = `export default {
    name: 'bank',
    authorise: ({ order }) => Promise.resolve({ success: true, reference: order }),
    capture: () => Promise.resolve({ success: true }),
    void: () => Promise.resolve({ success: true }),
    refund: () => Promise.resolve({ success: true }),
  };`;
  const provider = await load('bank.mjs', code);
  expect(provider.name).toBe('bank');
  const operation = { order: 'order', amountCents: 1, idempotencyKey: 'key' };
  expect(await provider.authorise(operation)).toEqual({ success: true, reference: 'order' });
});

it.each([
  ['without a default export', 'none.mjs', 'export const name = "bank";'],
  ['whose default export takes no payments', 'name.mjs', 'export default { name: "bank" };'],
  [
    'that can’t refund',
    'half.mjs',
    'export default { name: "bank", authorise() {}, capture() {}, void() {} };',
  ],
  ['with a syntax error', 'syntax.mjs', 'export default {'],
  ['that throws', 'throws.mjs', 'throw new Error("no key");'],
])('a module %s is refused by name', async (_, name, code) => {
  const refused = load(name, code);
  await expect(refused).rejects.toThrow(OperatorError);
  await expect(refused).rejects.toThrow(new RegExp(`PAYMENT_MODULE .*${name}`));
});

it('a module that does not exist is refused by name', async () => {
  await expect(loadPayments(path.join(folder, 'absent.mjs'))).rejects.toThrow(
    /PAYMENT_MODULE can't be loaded from .*absent\.mjs/,
  );
});

it('a module whose name no request can choose is not listed, and still takes payments', () => {
  const settings = { manualMethods: [], cardCharged: 'checkout' as const };
  const deps = { payments: { ...simulatedPayments, name: 'My Bank' } };
  expect(offeredMethods(deps, settings, 100).paymentMethods).toEqual([]);
  expect(paidLaterBy(undefined, deps, settings)).toBeUndefined();
});
