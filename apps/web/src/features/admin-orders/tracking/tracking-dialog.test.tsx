import { endpoints, type ShipmentResult } from '@shop/shared';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/http/query-client';
import { deferred } from '../../../testing/deferred';
import { on, server } from '../../../testing/handlers';
import { TrackingNumbers } from './tracking-dialog';

/** Order 1043 has this parcel already, order 1044 another one. */
const before: Record<number, { carrier: string; trackingNumber: string }> = {
  1043: { carrier: 'DHL', trackingNumber: 'B' },
  1044: { carrier: 'DHL', trackingNumber: 'old' },
};
let outcomes: Record<number, ShipmentResult['outcome']>;
let saving: ReturnType<typeof deferred>;

beforeEach(() => {
  outcomes = {};
  saving = deferred();
  server.use(
    on(endpoints.previewShipments).answer(async ({ request }) => ({
      success: true,
      shipments: (await numbersOf(request)).map((number) => {
        return { number, shipmentBefore: before[number] ?? null };
      }),
    })),
    on(endpoints.setOrderShipments).answer(async ({ request }) => {
      const numbers = await numbersOf(request);
      await saving.promise;
      const results = numbers.map((number) => {
        return { number, outcome: outcomes[number] ?? 'done', message: 'Bob changed it' };
      });
      return { success: true, message: '', results };
    }),
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConfigProvider theme={{ token: { motion: false } }}>
        <TrackingNumbers />
      </ConfigProvider>
    </QueryClientProvider>,
  );
  open();
});

async function numbersOf(request: Request): Promise<number[]> {
  const { shipments } = (await request.json()) as { shipments: { number: number }[] };
  return shipments.map(({ number }) => number);
}

const open = () => fireEvent.click(screen.getByText('Tracking numbers …'));

const lines = () => screen.findByLabelText(/^Order number, carrier and tracking number/);

async function paste() {
  const text = '1042,DHL,A\n1043,DHL,B\n1044,DHL,C';
  fireEvent.change(await lines(), { target: { value: text } });
}

async function save() {
  await paste();
  fireEvent.click(screen.getByRole('button', { name: 'See what changes (3)' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save 3' }));
}

async function close() {
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('pasted lines are still there when the dialog was closed', async () => {
  await paste();
  await close();
  open();
  expect(await lines()).toHaveValue('1042,DHL,A\n1043,DHL,B\n1044,DHL,C');
});

test('the dialog stays open while it saves, and keeps its report until it is done', async () => {
  outcomes = { 1043: 'refused' };
  await save();
  await screen.findByRole('button', { name: 'Saving …' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 });
  saving.resolve();
  await screen.findByText('2 of 3 tracking numbers are saved.');
  await close();
  open();
  await screen.findByText('1043: Bob changed it');
  fireEvent.click(screen.getByText('Close', { selector: 'button, button *' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  open();
  expect(await lines()).toHaveValue('');
});

test('a report without refusals is not kept', async () => {
  saving.resolve();
  await save();
  await screen.findByText('3 of 3 tracking numbers are saved.');
  await close();
  open();
  expect(await lines()).toHaveValue('');
});

test('says who is told, and counts only other tracking numbers as replaced', async () => {
  await paste();
  fireEvent.click(screen.getByRole('button', { name: 'See what changes (3)' }));
  await screen.findByText('3 of 3 orders get a tracking number; 1 had another one.');
  screen.getByText(
    'Buyers of orders that were sent are told; the others read it in the mail that their order is on its way. The status stays as it is.',
  );
});

test('says which order is left out, and why', async () => {
  const refusal = 'The buyer of order 1042 collects it, so nothing of it is sent.';
  server.use(
    on(endpoints.previewShipments).answer(() => ({
      success: true,
      shipments: [{ number: 1042, shipmentBefore: null, refusal }],
    })),
  );
  await paste();
  fireEvent.click(screen.getByRole('button', { name: 'See what changes (3)' }));
  await screen.findByText(
    'The buyer of order 1042 collects it, so nothing of it is sent: left out',
  );
});
