import { bulkEditSchema, endpoints, type AdministeredProduct } from '@shop/shared';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  buildAdministeredProduct,
  buildSession,
  buildVariant,
} from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let products: AdministeredProduct[];
const variants = [
  buildVariant({ values: ['S'], price: 40, compareAtPrice: 50, quantity: 3 }),
  buildVariant({ values: ['M'], price: 45, quantity: 0 }),
];
/** The bulk edits as they were sent. */
let sent: unknown[];
/** Of how many products each call reads the variants. */
let reads: number[];

beforeEach(() => {
  const options = [{ name: 'Size', values: ['S', 'M'] }];
  products = [
    buildAdministeredProduct({ name: 'Lamp', price: 20 }),
    buildAdministeredProduct({ name: 'Chair', price: 30 }),
    buildAdministeredProduct({ name: 'Shirt', price: 40, options }),
  ];
  sent = [];
  reads = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [] })),
    on(endpoints.listAdministeredProducts).answer(({ request }) => {
      const size = Number(new URL(request.url).searchParams.get('pageSize'));
      return { success: true, products: products.slice(0, size === 100 ? 3 : 2), total: 3 };
    }),
    on(endpoints.listVariants).answer(({ request }) => {
      const asked = new URL(request.url).searchParams.get('products')?.split(',') ?? [];
      reads.push(asked.length);
      const lists = asked.map((product) => ({ product, variants, version: 4 }));
      return { success: true, lists };
    }),
    on(endpoints.bulkEditProducts).answer(async ({ request }) => {
      const { changes } = bulkEditSchema.parse(await request.json());
      sent.push(changes);
      const results = changes.map(({ productId }) =>
        productId === products[1]?._id
          ? { productId, outcome: 'refused' as const, message: 'Bob changed the price' }
          : { productId, outcome: 'done' as const, message: '' },
      );
      return { success: true, message: '', results };
    }),
  );
});

async function openPage() {
  renderApp('/dashboard/admin/products', { session: buildSession({ role: 1 }) });
  await screen.findByText('3 products');
}

function choose(action: string, value: string) {
  const actions = screen.getByLabelText('What to do to the selected products');
  fireEvent.change(actions, { target: { value: action } });
  fireEvent.change(screen.getByLabelText(/^Value:/), { target: { value } });
}

const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Apply' }));

test('prices of all that match are changed, with those of variants, and Undo takes it back', async () => {
  await openPage();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Lamp' }));
  fireEvent.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
  await screen.findByText('3 selected');
  choose('percent', '-10');
  fireEvent.click(screen.getByLabelText('End in .99'));
  await screen.findByText(
    /3 products will change, with 2 variants, such as Lamp: \$20\.00 → \$17\.99/,
  );
  apply();
  const summary = '2 products changed. 1 not changed.';
  await screen.findByText(summary, { selector: '[class*="summary"]' });
  const [lamp, chair, shirt] = products.map(({ _id }) => _id);
  const [small, medium] = variants.map(({ _id }) => _id);
  const editKey = expect.any(String) as string;
  const rowsOf = (...prices: number[]) => [
    { _id: small, price: prices[0] },
    { _id: medium, price: prices[1] },
  ];
  expect(sent).toEqual([
    [
      { productId: lamp, price: 17.99, priceBefore: 20 },
      { productId: chair, price: 26.99, priceBefore: 30 },
      { productId: shirt, variants: { version: 4, editKey, rows: rowsOf(35.99, 40.99) } },
    ],
  ]);
  screen.getByText(/Bob changed the price/);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('2 products restored.', { selector: '[class*="summary"]' });
  expect(sent[1]).toEqual([
    { productId: lamp, price: 20, priceBefore: 17.99 },
    { productId: shirt, variants: { version: 5, editKey, rows: rowsOf(40, 45) } },
  ]);
});

test('Undo leaves what somebody else had changed like this before', async () => {
  server.use(
    on(endpoints.bulkEditProducts).answer(async ({ request }) => {
      const { changes } = bulkEditSchema.parse(await request.json());
      sent.push(changes);
      const results = changes.map(({ productId }, at) => ({
        ...{ productId, message: '' },
        outcome: at === 0 && sent.length === 1 ? ('already' as const) : ('done' as const),
      }));
      return { success: true, message: '', results };
    }),
  );
  await openPage();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  choose('price', '25');
  apply();
  await screen.findByText('1 product changed. 1 already like this.', {
    selector: '[class*="summary"]',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('1 product restored.', { selector: '[class*="summary"]' });
  expect(sent[1]).toEqual([{ productId: products[1]?._id, price: 30, priceBefore: 25 }]);
});

test.each([
  ['addToStock', '+5', [8, 5], /Lamp: 7 → 12/],
  ['quantity', '20', [20, 20], /Lamp: 7 → 20/],
])('%s %s moves the pieces of products and of each variant', async (action, typed, after, text) => {
  products = products.map((product) => ({ ...product, quantity: 7 }));
  await openPage();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Lamp' }));
  fireEvent.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
  await screen.findByText('3 selected');
  choose(action, typed);
  await screen.findByText(text);
  apply();
  await screen.findByText('2 products changed. 1 not changed.', { selector: '[class*="summary"]' });
  const editKey = expect.any(String) as string;
  expect(sent[0]).toMatchObject([
    { quantity: after[0] === 8 ? 12 : 20, quantityBefore: 7, editKey },
    {},
    {
      variants: {
        rows: [
          { quantity: after[0], quantityBefore: 3 },
          { quantity: after[1], quantityBefore: 0 },
        ],
      },
    },
  ]);
});

test('a variant whose stock would be below zero keeps its product from being changed', async () => {
  await openPage();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Lamp' }));
  fireEvent.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
  await screen.findByText('3 selected');
  choose('addToStock', '-1');
  await screen.findByText('Shirt: M: Its stock would be below 0');
  choose('compareAtPrice', '');
  await screen.findByText(
    /1 product will change, with 1 variants?, such as Shirt S: \$50\.00 → none/,
  );
});

test('the variants of many products are read fifty products at a time', async () => {
  const options = [{ name: 'Size', values: ['S', 'M'] }];
  products = Array.from({ length: 120 }, (_, at) =>
    buildAdministeredProduct({ name: `Shirt ${at}`, options }),
  );
  server.use(
    on(endpoints.listAdministeredProducts).answer(({ request }) => {
      const { searchParams } = new URL(request.url);
      const size = Number(searchParams.get('pageSize') ?? 2);
      const from = (Number(searchParams.get('page') ?? 1) - 1) * size;
      return { success: true, products: products.slice(from, from + size), total: 120 };
    }),
  );
  renderApp('/dashboard/admin/products', { session: buildSession({ role: 1 }) });
  await screen.findByText('120 products');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Shirt 0' }));
  fireEvent.click(screen.getByRole('button', { name: 'Select all 120 that match' }));
  await screen.findByText('120 selected');
  choose('percent', '10');
  await screen.findByText(/120 products will change, with 240 variants/);
  expect(reads).toEqual([50, 50, 20]);
});

test('tags are added to those of each product; what has them already is not sent', async () => {
  products = [
    buildAdministeredProduct({ name: 'Lamp', tags: ['New'] }),
    buildAdministeredProduct({ name: 'Chair', tags: ['Sale'] }),
  ];
  await openPage();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  choose('addTags', 'sale');
  await screen.findByText(/1 product will change\. 1 already like this\./);
  apply();
  await screen.findByText('1 product changed.', { selector: '[class*="summary"]' });
  expect(sent).toEqual([[{ productId: products[0]?._id, tags: 'New, sale', tagsBefore: 'New' }]]);
});

test.each([
  ['price', '12,50', 12.5],
  ['price', '1.299,00', 1299],
  ['addToPrice', '-2,5', 17.5],
  ['addToPrice', '+ $3', 23],
  ['percent', '−12,5 %', 17.5],
])('%s: %s makes the price %d', async (action, typed, price) => {
  await openPage();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Lamp' }));
  choose(action, typed);
  await screen.findByText(/1 product will change/);
  apply();
  await screen.findByText('1 product changed.', { selector: '[class*="summary"]' });
  expect(sent).toEqual([[{ productId: products[0]?._id, price, priceBefore: 20 }]]);
});

test.each([
  ['a dozen', /A number such as 12\.50/],
  ['-3', /A number such as 12\.50/],
  ['1,299', /1,299 could mean 1299\.00 or 1\.30/],
])('%s is no price', async (typed, problem) => {
  await openPage();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Lamp' }));
  choose('price', typed);
  screen.getByText(problem);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
});

test('what the other price forbids is counted before anything is sent', async () => {
  products = products.map((one, at) => (at === 0 ? { ...one, compareAtPrice: 21 } : one));
  await openPage();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Lamp' }));
  fireEvent.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
  await screen.findByText('3 selected');
  choose('percent', '20');
  await screen.findByText(/^2 products will change, .* 1 can’t be changed:$/);
  screen.getByText('Lamp: Its price would be above its compare-at price of $21.00');
  choose('compareAtPrice', '25');
  await screen.findByText('Chair: Its compare-at price would be below its price of $30.00');
  screen.getByText('Shirt: S: Its compare-at price would be below its price of $40.00');
});
