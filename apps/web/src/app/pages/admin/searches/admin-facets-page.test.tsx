import { endpoints, facetsInputSchema, type CountedAttribute } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let stored: { names: string[]; version: number };
let attributes: CountedAttribute[] | undefined;

beforeEach(() => {
  stored = { names: ['Size'], version: 1 };
  attributes = [
    { name: 'Colour', count: 12 },
    { name: 'size', count: 1 },
  ];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getFacets).answer(() => ({
      success: true,
      facets: stored,
      ...(attributes && { attributes }),
    })),
    on(endpoints.updateFacets).answer(async ({ request }) => {
      const { names, version } = facetsInputSchema.parse(await request.json());
      stored = { names, version: version + 1 };
      return { success: true, message: 'The filters have been saved', facets: stored };
    }),
  );
});

const open = () =>
  renderApp('/dashboard/admin/searches/filters', { session: buildSession({ role: 1 }) });

test('attributes become filters and none again, and can be moved', async () => {
  open();
  const size = await screen.findByRole('switch', { name: 'Size' });
  const colour = screen.getByRole('switch', { name: 'Colour' });
  expect(size).toBeChecked();
  expect(colour).not.toBeChecked();
  expect(screen.getByText('12 products')).toBeVisible();
  fireEvent.click(colour);
  await waitFor(() => expect(stored.names).toEqual(['Size', 'Colour']));
  fireEvent.click(await screen.findByRole('button', { name: 'Move Colour up' }));
  await waitFor(() => expect(stored.names).toEqual(['Colour', 'Size']));
  await screen.findByRole('button', { name: 'Move Size up' });
  fireEvent.click(screen.getByRole('switch', { name: 'Colour' }));
  await waitFor(() => expect(stored.names).toEqual(['Size']));
});

test('while the index is being built, the chosen ones are there', async () => {
  attributes = undefined;
  open();
  const list = await screen.findByRole('list', { name: 'Attributes' });
  expect(within(list).getAllByRole('switch')).toHaveLength(1);
  expect(screen.getByText(/once the search index is ready/)).toBeVisible();
});

test('a shop without attributes says where they come from', async () => {
  stored = { names: [], version: 0 };
  attributes = [];
  open();
  expect(await screen.findByText('No attributes yet')).toBeVisible();
});
