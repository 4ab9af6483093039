import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { localMoment } from '../../../../lib/address/local-moment';
import { renderApp } from '../../../../testing/render-app';
import {
  buildAdministeredProduct,
  buildCategory,
  buildSession,
} from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';

const books = buildCategory({ name: 'Books' });
const MORNING = '2026-12-01T08:00:00.000Z';
let sent: Record<string, unknown>;

beforeEach(() => {
  sent = {};
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [books] })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
    on(endpoints.updateProduct).answer(async ({ request }) => {
      sent = Object.fromEntries(await request.formData());
      return { success: true, message: 'Product Updated Successfully', product: atlas() };
    }),
  );
});

const atlas = (fields: Parameters<typeof buildAdministeredProduct>[0] = {}) =>
  buildAdministeredProduct({ name: 'Atlas', slug: 'atlas', category: books, ...fields });

async function open(fields: Parameters<typeof buildAdministeredProduct>[0]) {
  server.use(
    on(endpoints.getAdministeredProduct).answer(() => ({ success: true, product: atlas(fields) })),
  );
  renderApp('/dashboard/admin/products/atlas', { session: buildSession({ role: 1 }) });
  await screen.findByDisplayValue('Atlas');
}

test('a publication time is typed in the browser’s time zone', async () => {
  await open({});
  const field = screen.getByLabelText('Show from');
  expect(field).toHaveValue('');
  fireEvent.change(field, { target: { value: localMoment(MORNING) } });
  fireEvent.click(screen.getByText('UPDATE PRODUCT'));
  await waitFor(() => expect(sent).toMatchObject({ publishAt: MORNING, publishAtBefore: '' }));
  expect(sent).not.toHaveProperty('status');
});

test('a draft with a publication time says that it is not shown then', async () => {
  await open({ status: 'draft' });
  const field = screen.getByLabelText('Show from');
  expect(field).toHaveAccessibleDescription(/^In your time zone\./);
  fireEvent.change(field, { target: { value: localMoment(MORNING) } });
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      'Draft products are not shown at that time either: choose the status Active to schedule it',
    ),
  );
});

test('what was chosen before is shown, and cleared by an empty field', async () => {
  await open({ status: 'draft', publishAt: MORNING });
  expect(screen.getByTitle('Draft')).toBeInTheDocument();
  const field = screen.getByLabelText('Show from');
  expect(field).toHaveValue(localMoment(MORNING));
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(screen.getByText('UPDATE PRODUCT'));
  await waitFor(() =>
    expect(sent).toMatchObject({
      status: 'draft',
      statusBefore: 'draft',
      publishAt: '',
      publishAtBefore: MORNING,
    }),
  );
});

const folded = (summary: string) => screen.getByText(summary).closest('details');

test('parts that few products need are folded, and open if something in them is filled in', async () => {
  await open({ sku: 'A-1' });
  expect(folded('Organization')).not.toHaveAttribute('open');
  expect(folded('Price and inventory')).toHaveAttribute('open');
  expect(screen.getByText('Visibility').closest('details')).toBeNull();
});

test('a folded part opens if something in it is wrong', async () => {
  await open({});
  fireEvent.change(screen.getByLabelText('Barcode (GTIN)'), { target: { value: '123' } });
  const details = folded('Price and inventory');
  details?.removeAttribute('open');
  if (details) fireEvent(details, new Event('toggle'));
  fireEvent.click(screen.getByText('UPDATE PRODUCT'));
  await waitFor(() => expect(screen.getByLabelText('Barcode (GTIN)')).toHaveFocus());
  expect(folded('Price and inventory')).toHaveAttribute('open');
});
