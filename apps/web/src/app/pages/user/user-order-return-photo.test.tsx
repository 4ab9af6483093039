import { endpoints, type OrderDetails, type Return } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { buildPicture } from '../../../testing/pictures';
import { renderApp } from '../../../testing/render-app';

const PAGE = '/dashboard/user/orders/1042';
const AT = '2026-01-06T12:00:00.000Z';

let order: OrderDetails;
let tries: number;

function withReturn(given: Partial<Return>): OrderDetails {
  const made = buildOrder({ number: 1042, status: 'Shipped' });
  const line = made.products[0]?.line ?? '';
  const one: Return = {
    _id: 'b'.repeat(24),
    state: 'requested',
    lines: [{ line, quantity: 1 }],
    reason: 'damaged',
    history: [{ state: 'requested', at: AT }],
    ...given,
  };
  return { ...made, history: [], shipment: null, invoicedAt: null, returns: [one] };
}

beforeEach(() => {
  tries = 0;
  order = withReturn({});
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.getMyOrder).answer(() => ({ success: true, order })),
    on(endpoints.setReturnPhoto).answer(() => {
      tries += 1;
      if (tries === 1) return refusal(503, 'Please try again');
      // Its picture is not part of this test.
      order = withReturn({ state: 'approved' });
      return { success: true, message: 'The photo has been saved', order };
    }),
  );
});

test('a photo that did not arrive is sent again, and only until the return is decided', async () => {
  renderApp(PAGE, { session: buildSession() });
  const field = await screen.findByLabelText('Add a photo');
  fireEvent.change(field, { target: { files: [buildPicture('crack.png')] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Send the photo' }));
  expect(await screen.findByText('The photo could not be saved.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Send the photo' }));
  expect(await screen.findByText('The photo has been saved')).toBeVisible();
  expect(screen.queryByLabelText('Add a photo')).toBeNull();
  expect(tries).toBe(2);
});

test('who sends something back is told where the answer appears, and no mail is promised', async () => {
  order = { ...withReturn({}), returns: [] };
  renderApp(PAGE, { session: buildSession() });
  expect(await screen.findByText(/wait for our answer, which appears here/)).toBeVisible();
  expect(screen.queryByText(/by mail/)).toBeNull();
});

test('an empty request marks what is missing, and one that is sent leads to the new return', async () => {
  const requested = withReturn({});
  order = { ...requested, returns: [] };
  server.use(
    on(endpoints.requestReturn).answer(() => {
      order = requested;
      return { success: true, message: 'Your return is requested', order };
    }),
  );
  renderApp(PAGE, { session: buildSession() });
  fireEvent.click(await screen.findByRole('button', { name: 'Return items …' }));
  const send = screen.getByRole('button', { name: 'Request the return' });
  // The order can be withdrawn from, too.
  const pieces = screen.getByLabelText(/^Pieces of/, {
    selector: 'form:has(input[type="file"]) *',
  });
  send.focus();
  fireEvent.click(send);
  await waitFor(() => expect(pieces).toHaveFocus());
  expect(pieces).toBeInvalid();
  expect(pieces).toHaveAccessibleDescription('Choose what to send back.');
  fireEvent.change(pieces, { target: { value: '1' } });
  send.focus();
  fireEvent.click(send);
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
  expect(screen.getByLabelText('Reason')).toBeInvalid();
  expect(pieces).toBeValid();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'damaged' } });
  fireEvent.click(send);
  // The order's history says it, too.
  const [state] = await screen.findAllByText('Return requested');
  await waitFor(() => expect(state?.closest('li')).toHaveFocus());
});
