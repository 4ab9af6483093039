import { endpoints, type CountedBrand } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildId, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { catchSavedFiles } from '../../../../testing/saved-files';

let brands: CountedBrand[];

beforeEach(() => {
  brands = [
    { _id: buildId(), name: 'Haay', slug: 'haay', products: 2 },
    { _id: buildId(), name: 'Hay', slug: 'hay', products: 1 },
    { _id: buildId(), name: 'Old', slug: 'old', products: 0 },
  ];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listBrands).answer(() => ({ success: true, brands, total: brands.length })),
  );
});

const open = () => renderApp('/dashboard/admin/brands', { session: buildSession({ role: 1 }) });

async function rowOf(name: string) {
  const link = await screen.findByText(name, { selector: 'th a' });
  return within(link.closest('tr') ?? link);
}

async function openDialog(button: string) {
  open();
  fireEvent.click((await rowOf('Haay')).getByText(button));
  return within(await screen.findByRole('dialog'));
}

function type(field: HTMLElement, text: string) {
  fireEvent.change(field, { target: { value: text } });
}

test('brands have the number of their products, and only one without any can be deleted', async () => {
  open();
  const haay = await rowOf('Haay');
  expect(haay.getByText('Haay', { selector: 'a' })).toHaveAttribute('href', '/brand/haay');
  expect(haay.getByText('2')).toBeInTheDocument();
  expect(haay.queryByText('Delete')).toBeNull();
  expect((await rowOf('Old')).getByText('Delete')).toBeInTheDocument();
  expect(screen.getByText('3 brands')).toBeInTheDocument();
});

test('the brands are saved as a file', async () => {
  const { saved, names } = catchSavedFiles();
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Export (CSV)' }));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^brands-/)]));
  expect((await saved[0]?.text())?.trimEnd().split('\r\n')).toEqual([
    'Brand,Products',
    ...['Haay,2', 'Hay,1', 'Old,0'],
  ]);
});

test('a brand is merged call by call until no product is left', async () => {
  let calls = 0;
  server.use(
    on(endpoints.mergeBrand).answer(() => {
      calls += 1;
      const isMerged = calls === 2;
      if (isMerged) brands = brands.slice(1);
      return {
        ...{ success: true as const, message: 'Haay is merged into Hay' },
        ...{ moved: 1, left: isMerged ? 0 : 1, isMerged },
      };
    }),
  );
  const dialog = await openDialog('Merge …');
  type(dialog.getByLabelText('Name of the other brand'), 'Hay');
  fireEvent.click(dialog.getByText('Merge', { selector: 'button, button *' }));
  await waitFor(() => expect(screen.queryByText('Haay', { selector: 'th a' })).toBeNull());
  expect(calls).toBe(2);
});

test('a name that another brand has is refused at its field', async () => {
  const message = 'Another brand has this name: merge the two';
  server.use(
    on(endpoints.updateBrand).answer(() => refusal(409, message, [{ field: 'name', message }])),
  );
  const dialog = await openDialog('Rename');
  type(dialog.getByLabelText('Name'), 'Hay');
  fireEvent.click(dialog.getByText('Rename', { selector: 'button, button *' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
});
