import { bulkEditSchema, endpoints, type AdministeredProduct } from '@shop/shared';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildAdministeredProduct, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let products: AdministeredProduct[];
/** The bulk edits as they were sent. */
let sent: unknown[];

beforeEach(() => {
  const options = [{ name: 'Size', values: ['S', 'M'] }];
  products = [
    buildAdministeredProduct({ name: 'Lamp', price: 20 }),
    buildAdministeredProduct({ name: 'Chair', price: 30 }),
    buildAdministeredProduct({ name: 'Shirt', price: 40, options }),
  ];
  sent = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [] })),
    on(endpoints.listAdministeredProducts).answer(({ request }) => {
      const size = Number(new URL(request.url).searchParams.get('pageSize'));
      return { success: true, products: products.slice(0, size === 100 ? 3 : 2), total: 3 };
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

test('prices of all that match are changed, those of variants are left out, and Undo takes it back', async () => {
  await openPage();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Lamp' }));
  fireEvent.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
  await screen.findByText('3 selected');
  choose('percent', '-10');
  fireEvent.click(screen.getByLabelText('End in .99'));
  await screen.findByText(/2 products will change, such as Lamp: \$20\.00 → \$17\.99/);
  screen.getByText(/Shirt: Its variants have prices of their own/);
  apply();
  const summary = '1 product changed. 2 not changed.';
  await screen.findByText(summary, { selector: '[class*="summary"]' });
  const [lamp, chair] = products.map(({ _id }) => _id);
  expect(sent).toEqual([
    [
      { productId: lamp, price: 17.99, priceBefore: 20 },
      { productId: chair, price: 26.99, priceBefore: 30 },
    ],
  ]);
  screen.getByText(/Bob changed the price/);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('1 product restored.', { selector: '[class*="summary"]' });
  expect(sent[1]).toEqual([{ productId: lamp, price: 20, priceBefore: 17.99 }]);
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
