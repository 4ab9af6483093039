import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Blob as StreamedBlob } from 'node:buffer';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildAdministeredProduct, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { catchSavedFiles } from '../../../../testing/saved-files';

const PRODUCTS = '/dashboard/admin/products';
const PRICES = '/dashboard/admin/prices';

let saved: Blob[];
let names: string[];
let query: Record<string, string>;

beforeEach(() => {
  // That of jsdom has no stream, which the mocked server reads.
  vi.stubGlobal('Blob', StreamedBlob);
  query = {};
  ({ saved, names } = catchSavedFiles());
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [] })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [buildAdministeredProduct()],
      total: 1,
    })),
    on(endpoints.exportProducts).answer(({ request }) => {
      query = Object.fromEntries(new URL(request.url).searchParams);
      return HttpResponse.text('Handle,Title\r\nchair,Zoë\r\n');
    }),
  );
});

async function choose(name: string, address: string) {
  renderApp(address, { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name }));
}

test('all products that match the filters are saved as they are sent', async () => {
  await choose('Export (CSV)', `${PRODUCTS}?search=chair&status=draft&sort=price&page=3`);
  expect(await screen.findByText('The products have been exported')).toBeInTheDocument();
  expect(names).toEqual([expect.stringMatching(/^products-\d{4}-\d\d-\d\d\.csv$/)]);
  expect(query).toEqual({ search: 'chair', status: 'draft' });
  expect(await saved[0]?.text()).toBe('Handle,Title\r\nchair,Zoë\r\n');
});

test('the price list exports as well, with photos if that is chosen', async () => {
  await choose('Export with photos (ZIP)', `${PRICES}?stock=low&brand=Hay&tag=oak`);
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/\.zip$/)]));
  expect(query).toEqual({ photos: 'true', stock: 'low', brand: 'Hay', tag: 'oak' });
});

test('a refused export says why and saves nothing', async () => {
  server.use(on(endpoints.exportProducts).answer(() => refusal(429, 'Too many exports')));
  await choose('Export (CSV)', PRODUCTS);
  expect(await screen.findByText('Too many exports')).toBeInTheDocument();
  expect(saved).toEqual([]);
});
