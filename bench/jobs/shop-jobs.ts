import { expect } from '@playwright/test';
import type { Job } from './job.js';

const DAY_MS = 86_400_000;

/** A day from now, as a field for date and time takes it. */
const midnightIn = (days: number) =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T00:00`;

/** What a merchant does with the shop itself. */
export const SHOP_JOBS: Readonly<Record<string, Job>> = {
  'a sale for a week': async (hands, { mark }) => {
    const { page } = hands;
    await hands.find('sale', 'New promotion');
    await hands.write(page.getByLabel('Name', { exact: true }), `Music week ${mark}`);
    await hands.write(page.getByLabel('Percent off'), '20');
    await hands.choose(page.getByRole('combobox', { name: 'Categories' }), 'Music');
    await hands.date(page.getByLabel('From', { exact: true }), midnightIn(1));
    await hands.date(page.getByLabel('Until'), midnightIn(8));
    await hands.save(page.getByRole('button', { name: 'Save promotion' }));
    await expect(page.getByRole('row', { name: `Music week ${mark}` })).toContainText('Scheduled');
  },

  'appoint a packer': async (hands, { mark }) => {
    const { page } = hands;
    await hands.find('packer', 'Staff');
    await hands.press(page.getByRole('button', { name: 'Invite somebody' }));
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    await hands.write(dialog.getByLabel('Email'), `${mark}@example.test`);
    await hands.press(dialog.getByRole('button', { name: 'Invite', exact: true }));
    const link = page.getByRole('dialog', { name: /^The link/ });
    await hands.press(link.getByRole('button', { name: 'Close' }));
    await expect(page.getByRole('row').filter({ hasText: `${mark}@example.test` })).toContainText(
      'Packer',
    );
  },

  'change the banner': async (hands, { mark }) => {
    const { page } = hands;
    await hands.find('banner', 'Settings');
    await hands.write(page.getByLabel('Banner heading'), `New cups ${mark}`);
    await hands.save(page.getByRole('button', { name: 'Save settings' }));
    await expect(page.getByText(/saved/i).first()).toBeVisible();
  },
};
