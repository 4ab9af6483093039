import { endpoints } from '@shop/shared';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  buildAdministeredProduct,
  buildSession,
  buildShirt,
} from '../../../../../testing/factories';
import { on, refusal, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';

test('a SKU that another product has is no reason to load anything, whatever is wrong later', async () => {
  const { variants = [], ...product } = buildShirt();
  const message = 'kx-001 is the SKU of Mug';
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getAdministeredProduct).answer(() => ({
      success: true,
      product: buildAdministeredProduct({ ...product }),
    })),
    on(endpoints.getVariants).answer(() => ({ success: true, product, variants, version: 4 })),
    on(endpoints.saveVariants).answer(() =>
      refusal(409, message, [{ field: 'variants.1.sku', message }]),
    ),
  );
  renderApp('/dashboard/admin/products/shirt/variants', { session: buildSession({ role: 1 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Save variants' }));
  const sku = screen.getByLabelText('SKU of M / Red');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(sku).toHaveAccessibleDescription(message);
  await userEvent.clear(screen.getByLabelText('Price in dollars of M / Red'));
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  await screen.findByText('Nothing is saved yet: a cell of M / Red is wrong.');
  expect(screen.queryByRole('button', { name: 'Load the saved variants' })).toBeNull();
  expect(screen.queryByText(message)).toBeNull();
});
