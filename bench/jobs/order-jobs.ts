import { expect } from '@playwright/test';
import { endpoints } from '@shop/shared';
import type { Job } from './job.js';

/** Orders that are packed at once. */
const PACKED = 20;

/** What a merchant does with orders. */
export const ORDER_JOBS: Readonly<Record<string, Job>> = {
  'find an order by phone number': async (hands, { customer }) => {
    await hands.find(customer.phone, /^Order \d+/);
    await expect(hands.page.getByRole('heading', { name: /^Order \d+/, level: 1 })).toBeVisible();
  },

  'pack and ship twenty': async (hands, { admin, customer }) => {
    const { page } = hands;
    await hands.find('pack', 'Pack waiting orders');
    await hands.select(page.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = page.getByRole('region', { name: 'Selected orders' });
    const [slips] = await Promise.all([
      page.waitForEvent('popup'),
      hands.press(bar.getByRole('link', { name: 'Print slips' })),
    ]);
    await slips.getByText('Packing slip').first().waitFor();
    await slips.close();
    await hands.choose(bar.getByRole('combobox'), 'Shipped');
    await hands.press(bar.getByRole('button', { name: 'Apply' }));
    await expect(bar.getByText(`${PACKED} orders set to Shipped.`)).toBeVisible();
    const { orders } = await admin.call(endpoints.listOrderStatuses, {
      query: { buyer: customer.id },
    });
    expect(orders.filter(({ status }) => status === 'Shipped')).toHaveLength(PACKED + 1);
  },

  'refund a line': async (hands, { twoLines }) => {
    const { page } = hands;
    await hands.find(String(twoLines), new RegExp(`^Order ${twoLines}`));
    await hands.press(page.getByRole('button', { name: 'Refund …' }), 'r');
    await hands.choose(page.getByLabel(/^Pieces of/).first(), '1 (all)');
    await hands.press(page.getByRole('button', { name: /^Refund \$/ }));
    await hands.press(page.getByRole('dialog').getByRole('button', { name: /^Refund \$/ }));
    await expect(page.getByText(`Order ${twoLines} is refunded`)).toBeVisible();
  },

  'answer “where is my parcel”': async (hands, { sent }) => {
    await hands.find(String(sent.number), new RegExp(`^Order ${sent.number}`));
    await expect(hands.page.getByRole('link', { name: sent.trackingNumber })).toBeVisible();
  },

  'export a month': async (hands) => {
    const { page } = hands;
    await hands.find('orders', 'Orders');
    await hands.choose(page.getByRole('combobox', { name: 'Placed' }), 'This month');
    await hands.press(page.getByRole('button', { name: 'Export', exact: true }));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(page.getByRole('button', { name: 'Export orders (CSV)' })),
    ]);
    expect(file.suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  },
};
