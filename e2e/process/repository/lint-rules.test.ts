import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** An existing file, whose text is replaced: only such files have types. */
const filePath = `${root}apps/api/src/shop/checkout/place-order.ts`;

const RULE = 'shop/outside-in-transaction';

const IMPORTS = `
  import type { ClientSession } from 'mongoose';
  import { inTransaction } from '@shop/mongo';
  import { OrderModel, type OrderRecord } from '../orders/order.model.js';
  import type { PaymentOperation, PaymentProvider } from '../payments/payment-provider.js';
  import { simulatedPayments } from '../payments/simulated.js';
  import { settlePayment } from '../payments/settle/settle-payment.js';
  declare const payments: PaymentProvider, payment: PaymentOperation, order: OrderRecord;
`;

const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId === RULE,
  // In CI, each file is assumed to be linted once, as it is on disk: replaced text would have no types.
  overrideConfig: {
    languageOptions: { parserOptions: { disallowAutomaticSingleRunInference: true } },
  },
});

const INSIDE = [
  ['a payment', 'inTransaction(() => payments.authorise(payment));'],
  ['a payment by a known provider', 'inTransaction(() => simulatedPayments.authorise(payment));'],
  ['a payment that is not called by its name', 'inTransaction(payments.authorise);'],
  ['a function that pays', 'inTransaction(() => settlePayment(order, payments));'],
  [
    'a function that is passed on',
    'const settle = () => settlePayment(order, payments); inTransaction(settle);',
  ],
  [
    'a payment behind two functions, one in an object',
    `const pay = { now() { return settlePayment(order, payments); } };
     async function finish(session: ClientSession) { if (!session) await finish(session); return pay.now(); }
     inTransaction(async (session) => [1, 2].map(() => finish(session)));`,
  ],
  [
    'a payment behind functions that call each other',
    `async function even(n: number): Promise<unknown> { return n === 0 ? 0 : odd(n - 1); }
     async function odd(n: number): Promise<unknown> { await even(n - 1); return payments.authorise(payment); }
     inTransaction(() => even(4));`,
  ],
  [
    'a payment by a function that another one runs',
    `function around(work: (session: ClientSession) => Promise<unknown>) { return inTransaction(work); }
     around(() => payments.authorise(payment));`,
  ],
  [
    'a payment by a function that an object hands on',
    `interface Creation { create: (session: ClientSession) => Promise<unknown> }
     const creation: Creation = { create: () => payments.authorise(payment) };`,
  ],
  [
    'a payment by a function that takes a session',
    'const pay = (session?: ClientSession) => session && payments.authorise(payment);',
  ],
  ['a request to another server', "inTransaction(() => fetch('http://127.0.0.1'));"],
] as const;

const OUTSIDE = `async function buy() {
       const result = await payments.authorise(payment);
       if (result.success) return;
       await inTransaction((session) => OrderModel.updateOne({}, { refusal: result.reason }, { session }));
       return settlePayment(order, payments);
     }`;

/** What the rule says about each piece of code. They are linted as one file: getting its types takes seconds. */
async function complaintsAbout(pieces: readonly string[]): Promise<string[][]> {
  const blocks = pieces.map((code) => `{\n${code}\n}\n`);
  const [result] = await eslint.lintText(IMPORTS + blocks.join(''), { filePath });
  let first = IMPORTS.split('\n').length;
  return blocks.map((block) => {
    const start = first;
    first += block.split('\n').length - 1;
    const found = result?.messages.filter(({ line }) => line >= start && line < first) ?? [];
    return found.map(({ ruleId, messageId }) => `${ruleId ?? ''}: ${messageId ?? ''}`);
  });
}

const complaints = await complaintsAbout([...INSIDE.map(([, code]) => code), OUTSIDE]);

it.each(INSIDE.map(([name], index) => [name, complaints[index]] as const))(
  '%s inside a transaction is an error',
  (_, found) => {
    expect(found).toContain(`${RULE}: outside`);
  },
);

it('a payment before or after a transaction is no error', () => {
  expect(complaints.at(-1)).toEqual([]);
});
