import { endpoints, type Order, type OrderItem, type Product } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { buildOrder } from './factories';
import { on, server } from './handlers';
import { quoteReply } from './quote-reply';
import { serveEmptyShop } from './serve-empty-shop';

interface PlacedReply {
  success: true;
  message: string;
  order: Order;
}

/** The reply to a payment that succeeded. */
export function orderPlaced(): PlacedReply {
  return { success: true, message: 'Payment successfully', order: buildOrder() };
}

/** A shop that quotes one product and takes orders for it. Tests may change `stock` at any time. */
export function serveCheckout(product: Product) {
  const stock = { price: product.price, available: 5 };
  const keys: (string | null)[] = [];
  const bodies: unknown[] = [];
  /** The cart of the account. */
  let kept: { items: OrderItem[]; version: number } = { items: [], version: 0 };

  function quote({ request }: { request: Request }) {
    const state = stock.available === 0 ? ('sold-out' as const) : ('available' as const);
    return quoteReply([{ product: product._id, state, ...stock }], request);
  }

  /** Answers payments one after another; the last answer is repeated. */
  function answerPayments(
    ...answers: (() => Response | PlacedReply | Promise<Response | PlacedReply>)[]
  ) {
    server.use(
      on(endpoints.placeOrder).answer(async ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        bodies.push(await request.json());
        return (answers[keys.length - 1] ?? answers.at(-1) ?? orderPlaced)();
      }),
    );
  }

  serveEmptyShop();
  server.use(
    on(endpoints.quoteOrder).answer(quote),
    on(endpoints.listMyOrders).answer(() => []),
    on(endpoints.getCart).answer(() => ({ success: true, ...kept, products: [product], gone: [] })),
    on(endpoints.keepCart).answer(async ({ request }) => {
      const { items, version } = (await request.json()) as typeof kept;
      kept = { items, version: version + 1 };
      return { success: true, ...kept };
    }),
  );
  return {
    stock,
    /** Idempotency keys of the payments so far. */
    keys,
    /** Bodies of the payments so far. */
    bodies,
    quote,
    answerPayments,
  };
}

/** Presses Make Payment on the cart screen, once it is enabled. */
export async function pay(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Make Payment' });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  return button;
}
