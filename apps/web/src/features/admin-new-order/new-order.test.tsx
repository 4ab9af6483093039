import { endpoints, type Customer, type PaymentMethod, type PreparedOrder } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import {
  buildAdministeredProduct,
  buildAdminOrder,
  buildId,
  buildSession,
  buildUser,
  buildVariant,
} from '../../testing/factories';
import { on, server } from '../../testing/handlers';
import { quoteReply } from '../../testing/quote-reply';
import { renderApp } from '../../testing/render-app';
import { keepDraft } from '../../ui/drafts/stored-drafts';
import { NO_ENTRY, type NewOrderEntry } from './entry';

const lamp = buildAdministeredProduct({ name: 'Lamp', price: 20, quantity: 5 });
const order = buildAdminOrder({ number: 1042 });
const session = buildSession({ role: 1 });
const customer: Customer = {
  ...buildUser(),
  createdAt: '2026-01-05T12:00:00.000Z',
  secondFactor: false,
  tags: [],
  sums: { orders: 0, paid: 0, refunded: 0, spent: 0, lastOrderAt: null },
  addresses: [],
  notes: [],
};
const { name, email, phone, address } = customer;
const delivery = { name, email, phone, address };
const METHODS: PaymentMethod[] = [
  { id: 'own', name: 'Pay now', paid: 'now' },
  { id: 'bank', name: 'Bank transfer', paid: 'later' },
];
const prepared: PreparedOrder = {
  _id: buildId(),
  version: 1,
  items: [{ product: lamp._id, quantity: 1, name: 'Lamp' }],
  order: null,
  customer,
  createdAt: customer.createdAt,
  changedAt: customer.createdAt,
  sentAt: null,
};
const PAGE = `/dashboard/admin/orders/create?customer=${customer._id}`;

/** How the shop can be paid; at once without any. */
let methods: PaymentMethod[];

beforeEach(() => {
  methods = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getCustomer).answer(() => ({ success: true, customer })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [lamp],
      total: 1,
    })),
    on(endpoints.listRuleGoods).answer(() => ({ success: true, goods: [lamp] })),
    on(endpoints.getVariants).answer(() => ({
      success: true,
      product: lamp,
      variants: [],
      version: 1,
    })),
    on(endpoints.quoteCustomerOrder).answer(async ({ request }) => {
      const line = { product: lamp._id, state: 'available', price: 20, available: 5 } as const;
      const paymentMethods = methods.length > 0 && { paymentMethods: methods };
      return { ...(await quoteReply([line], request)), delivery, ...paymentMethods };
    }),
    on(endpoints.placeCustomerOrder).answer(() => ({
      success: true,
      message: 'Order 1042 is placed',
      order,
    })),
    on(endpoints.getOrder).answer(() => ({ success: true, order })),
    on(endpoints.listAllOrders).answer(() => []),
  );
});

/** Opens the page with what was entered for this customer before. */
function openHalfTyped(entered: Partial<NewOrderEntry> = {}) {
  const half = { ...NO_ENTRY, products: lamp._id, ...entered };
  const owner = { user: session.user._id, form: `new order of ${customer._id} entry` };
  keepDraft(owner, { entry: JSON.stringify(half) });
  return renderApp(PAGE, { session });
}

const RESTORED = /^What you had typed is back/;

async function readyToPlace() {
  const button = await screen.findByRole('button', { name: 'Place the order' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  return button;
}

test('once an order is placed, the next one for the same customer begins empty', async () => {
  const { router } = openHalfTyped({ note: 'Called at noon' });
  expect(await screen.findByText(RESTORED)).toBeVisible();
  fireEvent.click(await readyToPlace());
  await screen.findByRole('heading', { name: 'Order 1042' });
  await router.navigate(PAGE);
  expect(await screen.findByLabelText('Note')).toHaveValue('');
  expect(screen.queryByLabelText('Pieces of Lamp')).toBeNull();
  expect(screen.queryByText(RESTORED)).toBeNull();
});

test('after a lost reply, the order may have been placed', async () => {
  server.use(on(endpoints.placeCustomerOrder).answer(() => HttpResponse.error()));
  openHalfTyped();
  fireEvent.click(await readyToPlace());
  expect(await screen.findByText(/^No answer came: see under Orders/)).toBeVisible();
});

test('each variant has its price and stock', async () => {
  const variants = [
    buildVariant({ values: ['S'], price: 20, quantity: 0 }),
    buildVariant({ values: ['M'], price: 25, quantity: 5 }),
  ];
  server.use(
    on(endpoints.getVariants).answer(() => ({
      success: true,
      product: lamp,
      variants,
      version: 1,
    })),
  );
  openHalfTyped();
  fireEvent.mouseDown(await screen.findByLabelText('Variant of Lamp'));
  expect(await screen.findByTitle('S · $20.00 · Sold out')).toBeInTheDocument();
  expect(screen.getByTitle('M · $25.00 · 5 in stock')).toBeInTheDocument();
});

test('what was typed before can be discarded', async () => {
  openHalfTyped();
  expect(await screen.findByLabelText('Pieces of Lamp')).toHaveValue('1');
  fireEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(screen.queryByLabelText('Pieces of Lamp')).toBeNull());
  expect(screen.queryByText(RESTORED)).toBeNull();
  expect(screen.getByText('Choose a product first.')).toBeVisible();
});

test('nothing is paid unless that is chosen, and the choice stays when the link is sent', async () => {
  methods = METHODS;
  let sent = prepared;
  const done = () => ({ success: true as const, message: 'Done', preparedOrder: sent });
  server.use(
    on(endpoints.createPreparedOrder).answer(done),
    on(endpoints.updatePreparedOrder).answer(done),
    on(endpoints.sendPreparedOrder).answer(() => {
      sent = { ...sent, version: sent.version + 1, sentAt: customer.createdAt };
      return done();
    }),
    on(endpoints.getPreparedOrder).answer(() => ({ success: true, preparedOrder: sent })),
  );
  openHalfTyped();
  expect(await screen.findByText('Choose how it is paid first.')).toBeVisible();
  expect(screen.queryByText(/It is paid at once/)).toBeNull();
  const place = screen.getByRole('button', { name: 'Place the order' });
  expect(place).toHaveAttribute('aria-disabled', 'true');
  expect(place).toHaveAccessibleDescription('Choose how it is paid first.');
  fireEvent.change(screen.getByLabelText('Payment'), { target: { value: 'bank' } });
  await readyToPlace();
  for (const name of ['Send a link to order', 'Send the link again']) {
    fireEvent.click(await screen.findByRole('button', { name }));
    const { version } = sent;
    await waitFor(() => expect(sent.version).toBe(version + 1));
    await screen.findByRole('button', { name: 'Send the link again' });
    expect(await screen.findByLabelText('Payment')).toHaveValue('bank');
  }
  expect(screen.getByText(/^How to pay goes to/)).toBeVisible();
});

test('each product to choose has its price and its stock', async () => {
  const shirt = { name: 'Shirt', price: 12, priceTo: 15, quantity: 1200 };
  const products = [
    lamp,
    buildAdministeredProduct(shirt),
    buildAdministeredProduct({ name: 'Mug', price: 8, quantity: 0 }),
  ];
  server.use(
    on(endpoints.listAdministeredProducts).answer(() => ({ success: true, products, total: 3 })),
  );
  renderApp(PAGE, { session });
  fireEvent.mouseDown(await screen.findByLabelText('Products of the order'));
  const offer = async (name: string) =>
    (await screen.findByText(new RegExp(`^${name}`), { selector: '.ant-select-item *' }))
      .textContent;
  expect(await offer('Lamp')).toBe('Lamp · $20.00 · 5 in stock');
  expect(await offer('Shirt')).toBe('Shirt · $12.00 – $15.00 · 1,200 in stock');
  expect(await offer('Mug')).toBe('Mug · $8.00 · Sold out');
});
