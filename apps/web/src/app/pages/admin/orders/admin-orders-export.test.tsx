import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildOrder, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let saved: Blob[];

beforeEach(() => {
  saved = [];
  const createObjectURL = (file: Blob) => {
    saved.push(file);
    return '#saved';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() });
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(() => [buildOrder()]),
  );
});

async function exportItems() {
  renderApp('/dashboard/admin/orders?status=Shipped&page=3', {
    session: buildSession({ role: 1 }),
  });
  const button = { name: 'Export items (CSV)' };
  fireEvent.click(await screen.findByRole('button', button));
}

test('all orders that match the filters are saved, with the mark that spreadsheets need', async () => {
  let query: Record<string, string> = {};
  server.use(
    on(endpoints.exportOrders).answer(({ request }) => {
      query = Object.fromEntries(new URL(request.url).searchParams);
      return HttpResponse.text('\ufeffOrder,Customer\r\n1001,Zoë\r\n');
    }),
  );
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await exportItems();
  expect(await screen.findByText('The orders have been exported')).toBeInTheDocument();
  expect(names).toEqual([expect.stringMatching(/^order-items-\d{4}-\d\d-\d\d\.csv$/)]);
  expect(query).toEqual({ rows: 'item', status: 'Shipped' });
  const [file] = saved;
  expect(file?.type).toBe('text/csv');
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  expect(utf8.decode(await file?.arrayBuffer())).toBe('\ufeffOrder,Customer\r\n1001,Zoë\r\n');
});

test('labels are saved for all orders that match, by those who see no amounts too', async () => {
  let query: Record<string, string> = {};
  const permissions = ['orders' as const];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true, permissions })),
    on(endpoints.exportLabels).answer(({ request }) => {
      query = Object.fromEntries(new URL(request.url).searchParams);
      return HttpResponse.text('\ufeffOrder,Name\r\n1001,Zoë\r\n');
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderApp('/dashboard/admin/orders?status=Processing&left=to_send', {
    session: { ...buildSession({ role: 1, permissions }), token: 'of a packer' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Export labels (CSV)' }));
  expect(await screen.findByText('The orders have been exported')).toBeInTheDocument();
  expect(query).toEqual({ status: 'Processing', left: 'to_send' });
  expect(screen.queryByRole('button', { name: 'Export orders (CSV)' })).toBeNull();
});

test('a refused export says why and saves nothing', async () => {
  server.use(on(endpoints.exportOrders).answer(() => refusal(429, 'Too many exports')));
  await exportItems();
  expect(await screen.findByText('Too many exports')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Export items (CSV)' })).not.toHaveAttribute(
      'aria-disabled',
    ),
  );
  expect(saved).toEqual([]);
});
