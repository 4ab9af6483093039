import { DASHBOARD_ROUTES } from '@shop/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildId, buildSession } from '../../../testing/factories';
import { renderApp } from '../../../testing/render-app';
import { serveEmptyLists } from '../../../testing/serve-empty-lists';

type Screen = Extract<keyof typeof DASHBOARD_ROUTES, `admin${string}`>;

/** What each list says that it is for, and the link or button to begin with. */
const LISTS = {
  adminCategories: [/Shoppers browse by category/, 'Submit'],
  adminProducts: [/Create your products/, 'Create Product'],
  adminPrices: [/change the prices and stock/, 'Create Product'],
  adminDetails: [/change status, category, brand and tags/, 'Create Product'],
  adminStock: [/changes of the stock will be listed/, 'Change the stock'],
  adminBrands: [/Give a product a brand/, 'Products'],
  adminSearches: [/What shoppers search for is counted/, 'Add synonyms'],
  adminSynonyms: [/Words that mean the same to your shoppers/, 'Save synonyms'],
  adminFacets: [/choose here by which of them shoppers can filter/, 'Products'],
  adminPins: [/A pinned product comes first/, 'Searches'],
  adminOrders: [/Your first sale will appear here/, 'New order'],
  adminPreparedOrders: [/Put an order together/, 'New order'],
  adminReturns: [/you approve it here/, 'Settings'],
  adminUsers: [/Everyone who registers is listed here/, 'Invite staff'],
  adminCustomers: [/Everyone who registers in your shop/, 'See your shop'],
  adminCustomerGroups: [/all customers who meet its rules/, 'New group'],
  adminPromotions: [/lowers the price of goods/, 'New promotion'],
  adminDelivery: [/A zone says where you deliver/, 'Add a zone'],
  adminTaxes: [/Until there is a rate/, 'add a zone'],
  adminMails: [/Emails to customers are kept here/, 'Mail settings'],
  adminJobs: [/Sent mails are listed under Mails/, 'Mails'],
  adminStaff: [/Everyone who helps to run the shop/, 'Invite somebody'],
  adminKeys: [/With a key, another program/, 'Make a key'],
  adminWebhooks: [/Add the address of your accounting/, 'Add an address'],
  adminWebhook: [/Every event sent to this address/, 'Choose the events'],
  adminAudit: [/Every change by an administrator/, 'Settings'],
} satisfies Partial<Record<Screen, readonly [RegExp, string]>>;

/** Forms, records and printed documents. */
const NO_LISTS = [
  'adminCreateProduct',
  'adminImport',
  'adminProduct',
  'adminVariants',
  'adminCustomer',
  'adminCreateOrder',
  'adminPreparedOrder',
  'adminOrder',
  'adminSlip',
  'adminInvoice',
  'adminReturnSlip',
  'adminSlips',
  'adminInvoices',
  'adminPickList',
  'adminZone',
  'adminCreatePromotion',
  'adminPromotion',
  'adminMailSettings',
  'adminSettings',
  'adminSecurity',
  'adminData',
] satisfies Screen[];

const pathOf = (name: Screen) =>
  DASHBOARD_ROUTES[name].replace(':slug', 'lamp').replace(':id', buildId());

test('every screen of administrators is either no list or tested here', () => {
  const screens = Object.keys(DASHBOARD_ROUTES).filter((name) => name.startsWith('admin'));
  expect([...Object.keys(LISTS), ...NO_LISTS].toSorted()).toEqual(screens.toSorted());
});

test.each(Object.entries(LISTS))(
  'the empty list of %s says what it is for, and what to do first',
  async (name, [purpose, step]) => {
    serveEmptyLists();
    renderApp(pathOf(name as keyof typeof LISTS), { session: buildSession({ role: 1 }) });
    expect(await screen.findByText(purpose)).toBeVisible();
    const controls = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
    const offered = controls.filter((one) => !one.closest('nav, header')).map(nameOf);
    expect(offered).toContain(step);
  },
);

function nameOf({ textContent }: HTMLElement): string {
  return textContent.trim();
}
