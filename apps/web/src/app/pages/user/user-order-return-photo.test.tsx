import { endpoints, LIMITS, PHOTO_LIMITS, type OrderDetails, type Return } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UNREADABLE_HEIC } from '../../../lib/pictures/picture-problem';
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
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: vi.fn() });
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

test('a note that is too long is refused at its field, and one that fits is sent whole', async () => {
  const requested = withReturn({});
  order = { ...requested, returns: [] };
  const notes: unknown[] = [];
  server.use(
    on(endpoints.requestReturn).answer(async ({ request }) => {
      notes.push(((await request.json()) as { note?: string }).note);
      order = requested;
      return { success: true, message: 'Your return is requested', order };
    }),
  );
  renderApp(PAGE, { session: buildSession() });
  fireEvent.click(await screen.findByRole('button', { name: 'Return items …' }));
  const note = screen.getByLabelText('Note');
  const send = screen.getByRole('button', { name: 'Request the return' });
  const pieces = screen.getByLabelText(/^Pieces of/, {
    selector: 'form:has(input[type="file"]) *',
  });
  fireEvent.change(pieces, { target: { value: '1' } });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'damaged' } });
  fireEvent.change(note, { target: { value: 'x'.repeat(LIMITS.returnNote + 1) } });
  expect(screen.getByText('1,001 of 1,000 characters')).toBeVisible();
  send.focus();
  fireEvent.click(send);
  await waitFor(() => expect(note).toHaveFocus());
  expect(note).toHaveAccessibleDescription(/^Note must have at most 1000 characters/);
  const whole = 'x'.repeat(LIMITS.returnNote);
  fireEvent.change(note, { target: { value: whole } });
  expect(note).toBeValid();
  fireEvent.click(send);
  await screen.findAllByText('Return requested');
  expect(notes).toEqual([whole]);
});

test('what is wrong with a photo is said when it is chosen, and the return can do without it', async () => {
  const requested = withReturn({});
  order = { ...requested, returns: [] };
  let requests = 0;
  server.use(
    on(endpoints.requestReturn).answer(() => {
      requests += 1;
      order = requested;
      return { success: true, message: 'Your return is requested', order };
    }),
  );
  renderApp(PAGE, { session: buildSession() });
  fireEvent.click(await screen.findByRole('button', { name: 'Return items …' }));
  const photo = screen.getByLabelText('Photo');
  const pieces = screen.getByLabelText(/^Pieces of/, {
    selector: 'form:has(input[type="file"]) *',
  });
  fireEvent.change(pieces, { target: { value: '1' } });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'damaged' } });
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC', { type: '' });
  fireEvent.change(photo, { target: { files: [heic] } });
  await waitFor(() => expect(photo).toHaveAccessibleDescription(UNREADABLE_HEIC));
  const send = screen.getByRole('button', { name: 'Request the return' });
  send.focus();
  fireEvent.click(send);
  await waitFor(() => expect(photo).toHaveFocus());
  fireEvent.click(screen.getByRole('button', { name: 'Remove the photo' }));
  expect(photo).toBeValid();
  expect(photo).toHaveFocus();
  expect(requests).toBe(0);
  fireEvent.click(send);
  await screen.findAllByText('Return requested');
  expect([requests, tries]).toEqual([1, 0]);
});

test('a photo that is too large is made smaller before it is sent', async () => {
  const picture = { width: 8_000, height: 6_000, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined });
      convertToBlob = ({ type }: { type: string }) => {
        const { buffer } = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
        return Promise.resolve(new Blob([buffer], { type }));
      };
    },
  );
  let sent: unknown;
  server.use(
    on(endpoints.setReturnPhoto).answer(async ({ request }) => {
      sent = ((await request.formData()).get('photo') as File).type;
      return { success: true, message: 'The photo has been saved', order };
    }),
  );
  renderApp(PAGE, { session: buildSession() });
  const large = Object.defineProperty(buildPicture('crack.png'), 'size', {
    value: PHOTO_LIMITS.bytes + 1,
  });
  fireEvent.change(await screen.findByLabelText('Add a photo'), { target: { files: [large] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Send the photo' }));
  await screen.findByText('The photo has been saved');
  expect(sent).toBe('image/webp');
});
