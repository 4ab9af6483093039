import { endpoints } from '@shop/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  buildAdministeredProduct,
  buildSession,
  buildShirt,
} from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';

const [red = '', blue = ''] = ['a', 'b'].map((letter) => letter.repeat(24));
const photo = { version: 'v', width: 8, height: 8 };
const photos = [
  { ...photo, _id: red, alt: 'Red' },
  { ...photo, _id: blue, alt: 'Blue' },
];

test('photos that only removed variants have are named, and removed with them when that is chosen', async () => {
  const { variants: all = [], ...product } = buildShirt();
  const variants = all.map((variant) => ({
    ...variant,
    photo: variant.values.includes('Blue') ? blue : red,
  }));
  const calls: string[] = [];
  const stored = { success: true as const, product, variants, version: 4 };
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getAdministeredProduct).answer(() => ({
      success: true,
      product: buildAdministeredProduct({ ...product }),
    })),
    on(endpoints.getVariants).answer(() => stored),
    on(endpoints.getPhotos).answer(() => ({ success: true, photos, revision: 'r' })),
    on(endpoints.saveVariants).answer(() => {
      calls.push('saved');
      const left = variants.filter((variant) => variant.photo === red);
      const message = 'Product Updated Successfully';
      return { ...stored, variants: left, version: 5, message, archived: [] };
    }),
    on(endpoints.removePhoto).answer(({ params }) => {
      calls.push(String(params.photoId));
      const message = 'Photo removed';
      return { success: true, message, photos: photos.slice(0, 1), revision: 's' };
    }),
  );
  renderApp('/dashboard/admin/products/shirt/variants', { session: buildSession({ role: 1 }) });
  await screen.findByLabelText('Photo of M / Blue');
  await userEvent.click(screen.getByLabelText('Remove M / Blue'));
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove a variant?' }));
  dialog.getByText(
    'No other variant has Photo 2: Blue. Shoppers still see it on the product’s page.',
  );
  await userEvent.click(dialog.getByLabelText('Remove this photo, too'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove and save' }));
  await waitFor(() => expect(calls).toEqual(['saved', blue]));
});
