import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const RULE = 'no-restricted-syntax';
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId === RULE,
  // The rule needs no types, which take minutes to resolve.
  overrideConfig: { languageOptions: { parserOptions: { project: null } } },
});

/** What the rule says about a sum in a file. */
async function complaintsAbout(sum: string, file: string) {
  const [result] = await eslint.lintText(`export const total = ${sum};\n`, {
    filePath: `${root}${file}`,
  });
  return result?.messages.map(({ message }) => message) ?? [];
}

it.each([
  ['line.priceCents * line.quantity', 'apps/api/src/shop/checkout/place-order.ts'],
  ['quantity * price', 'apps/api/src/shop/orders/order.view.ts'],
  ['line.unitPrice * quantity', 'apps/web/src/features/cart/cart-rows.ts'],
  ['pieces * line.price', 'packages/shared/src/orders/orders.ts'],
])('%s in %s is an error', async (sum, file) => {
  expect(await complaintsAbout(sum, file)).toEqual([
    'What an order costs has one owner: let priceOrder in shared/src/pricing compute it.',
  ]);
});

it.each([
  ['line.priceCents * line.quantity', 'packages/shared/src/pricing/priced-line.ts'],
  ['line.priceCents * line.quantity', 'apps/api/src/shop/checkout/place-order.api.test.ts'],
  ['price * 100', 'apps/api/src/shop/checkout/place-order.ts'],
])('%s in %s is none', async (sum, file) => {
  expect(await complaintsAbout(sum, file)).toEqual([]);
});
