import { endpoints } from '@shop/shared';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  buildAdministeredProduct,
  buildCategory,
  buildSession,
  buildShirt,
} from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';

const UPC = '036000291452';
const EAN = `0${UPC}`;
const { variants = [], ...product } = buildShirt();
const session = buildSession({ role: 1 });
const mug = { _id: '64b00000000000000000000a', name: 'Mug' };
const note = '“Mug” has this barcode too';

beforeEach(() => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [buildCategory()] })),
    on(endpoints.getAdministeredProduct).answer(() => ({
      success: true,
      product: buildAdministeredProduct({ ...product, options: undefined, barcode: UPC }),
    })),
    on(endpoints.getVariants).answer(() => ({ success: true, product, variants, version: 4 })),
    on(endpoints.listBarcodeUses).answer(({ request }) => {
      const asked = new URL(request.url).searchParams.get('barcodes')?.split(',') ?? [];
      const uses = asked.flatMap((code) =>
        code === UPC || code === EAN
          ? [
              { barcode: EAN, product: mug },
              { barcode: UPC, product: { _id: product._id, name: product.name } },
            ]
          : [],
      );
      return { success: true, uses };
    }),
  );
});

test('the form of a product says which other has its barcode', async () => {
  renderApp('/dashboard/admin/products/shirt', { session });
  const barcode = await screen.findByLabelText('Barcode (GTIN)');
  await waitFor(() => expect(barcode).toHaveAccessibleDescription(note));
  await userEvent.clear(barcode);
  expect(barcode).not.toHaveAccessibleDescription();
});

test('each row of the grid says which product and which other row has its barcode', async () => {
  renderApp('/dashboard/admin/products/shirt/variants', { session });
  const first = await screen.findByLabelText('Barcode of S / Red');
  const second = screen.getByLabelText('Barcode of M / Red');
  await userEvent.clear(first);
  await userEvent.click(first);
  await userEvent.paste(UPC);
  await waitFor(() => expect(first).toHaveAccessibleDescription(note));
  expect(second).not.toHaveAccessibleDescription();
  await userEvent.clear(second);
  await userEvent.click(second);
  await userEvent.paste(EAN);
  await waitFor(() =>
    expect(second).toHaveAccessibleDescription('“S / Red” and “Mug” have this barcode too'),
  );
  expect(first).toHaveAccessibleDescription('“M / Red” and “Mug” have this barcode too');
});
