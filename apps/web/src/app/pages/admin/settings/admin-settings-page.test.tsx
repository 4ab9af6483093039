import {
  DEFAULT_SETTINGS,
  endpoints,
  setShopCurrency,
  setTypedUnits,
  settingsInputSchema,
  type SettingsInput,
  type StoredSettings,
} from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const CONFLICT = 'Grace saved the settings after you opened them. Load them again before you save.';

/** The form sends every setting. */
const inputSchema = settingsInputSchema.omit({ draft: true }).required();

let stored: StoredSettings;
let sent: SettingsInput[];

beforeEach(() => {
  stored = { ...DEFAULT_SETTINGS, version: 0, saved: null };
  sent = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getSettings).answer(() => ({ success: true, settings: stored })),
    on(endpoints.updateSettings).answer(async ({ request }) => {
      const input = inputSchema.parse(await request.json());
      sent.push(input);
      if (input.version !== stored.version) return refusal(409, CONFLICT);
      stored = {
        ...input,
        version: stored.version + 1,
        saved: { at: '2026-11-21T20:00:00.000Z', by: 'Grace' },
      };
      return { success: true, message: 'The settings have been saved', settings: stored };
    }),
  );
});

async function openPage() {
  renderApp('/dashboard/admin/settings', { session: buildSession({ role: 1 }) });
  return screen.findByLabelText('Name');
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));

test('an address leads to one topic of the long form, and links lead to the others', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderApp(dashboardPaths.adminSettingsOf('manual-payments'), {
    session: buildSession({ role: 1 }),
  });
  const links = within(await screen.findByRole('navigation', { name: 'Topics' }));
  expect(scrolled.mock.contexts).toContain(
    screen.getByRole('region', { name: 'Manual payment methods' }),
  );
  for (const link of links.getAllByRole('link')) {
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(
      screen.getByRole('region', { name: link.textContent }),
    );
  }
});

test('before the first save it says that nobody has saved the values', async () => {
  expect(await openPage()).toHaveValue('Ecommerce App');
  expect(screen.getByText(/^These are the values the shop started with/)).toBeVisible();
  expect(screen.getByLabelText('Low-stock threshold')).toHaveValue('5');
  expect(screen.getByRole('combobox', { name: 'Lowest price of the last 30 days' })).toBeVisible();
});

test('before another currency is taken, it says that prices are not converted', async () => {
  await openPage();
  const field = screen.getByRole('combobox', { name: 'Currency' });
  fireEvent.mouseDown(field);
  fireEvent.click(await screen.findByText('Euro (EUR)'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sell in Euro?' }));
  expect(dialog.getByText(/\$19.99 becomes EUR 19.99/)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Use EUR' }));
  save();
  await waitFor(() => expect(sent).toMatchObject([{ currency: 'EUR' }]));
  // What follows in this file is in dollars again.
  setShopCurrency();
});

test('the units of weights are chosen', async () => {
  await openPage();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Units' }));
  fireEvent.click(await screen.findByText('Ounces and pounds'));
  save();
  await waitFor(() => expect(sent).toMatchObject([{ units: 'imperial' }]));
  // What follows in this file is in grams again.
  setTypedUnits();
});

test('what is saved shows in the navigation bar and the footer at once', async () => {
  await openPage();
  type('Name', 'Lamps & Co');
  type('Author', 'Ada Lampwright');
  type('Low-stock threshold', '3');
  type('Delivery text', 'Within two days.\nFree from $50.');
  save();
  expect(await screen.findByText('The settings have been saved')).toBeVisible();
  expect(sent).toEqual([
    {
      ...DEFAULT_SETTINGS,
      name: 'Lamps & Co',
      author: 'Ada Lampwright',
      lowStock: 3,
      deliveryText: 'Within two days.\nFree from $50.',
      version: 0,
    },
  ]);
  expect(within(screen.getByRole('banner')).getByText('Lamps & Co')).toBeVisible();
  expect(screen.getByText('All Right Reserved Ada Lampwright')).toBeVisible();
  expect(screen.getByText(/^Last saved by Grace, Nov 21, 2026/)).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Settings - Lamps & Co'));
});

test('a shop that only pretends to take payments says so', async () => {
  server.use(
    on(endpoints.getSettings).answer(() => ({ success: true, settings: stored, simulated: true })),
  );
  await openPage();
  expect(screen.getByText('Payments are simulated.')).toBeVisible();
});

test('saving twice sends the version of the first save', async () => {
  await openPage();
  save();
  await screen.findByText(/^Last saved by Grace/);
  type('Phone', '');
  save();
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([0, 1]));
});

test('a wrong value is named at its field and not sent', async () => {
  await openPage();
  type('Name', ' ');
  type('Low-stock threshold', '2.5');
  save();
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(
    screen.getByText('The low-stock threshold must be a whole number from 0 to 1000'),
  ).toBeVisible();
  // The message is on the screen a moment before its field has the focus.
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(sent).toEqual([]);
});

test('a success takes away the message about an earlier failure', async () => {
  let isBroken = true;
  server.use(
    on(endpoints.updateSettings).answer(() =>
      isBroken
        ? refusal(500, 'broken')
        : { success: true, message: 'The settings have been saved', settings: stored },
    ),
  );
  await openPage();
  save();
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  isBroken = false;
  save();
  expect(await screen.findByText('The settings have been saved')).toBeVisible();
  expect(screen.queryByText('Something went wrong')).toBeNull();
});

test('what somebody else saved meanwhile is not overwritten, and can be loaded without losing anything', async () => {
  await openPage();
  stored = {
    ...stored,
    name: 'Chairs',
    email: 'grace@shop.test',
    version: 7,
    saved: { at: '2026-11-21T20:00:00.000Z', by: 'Grace' },
  };
  type('Phone', '555');
  type('Email', 'ada@shop.test');
  save();
  const button = await screen.findByRole('button', { name: 'Load the saved settings' });
  expect(screen.getByLabelText('Phone')).toHaveValue('555');
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Chairs'));
  expect(screen.getByLabelText('Phone')).toHaveValue('555');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@shop.test');
  const message = screen.getByText(
    'Grace has saved changes. They are shown here with yours, which are not saved yet. You both changed: Email (saved: “grace@shop.test”).',
  );
  await waitFor(() => expect(message.parentElement).toHaveFocus());
  expect(screen.queryByText(CONFLICT)).toBeNull();
  save();
  expect(await screen.findByText('The settings have been saved')).toBeVisible();
  expect(message).not.toBeInTheDocument();
  expect(sent.map(({ version }) => version)).toEqual([0, 7]);
  expect(stored).toMatchObject({ name: 'Chairs', phone: '555', email: 'ada@shop.test' });
});

test('settings that can’t be loaded can be tried again', async () => {
  server.use(on(endpoints.getSettings).answer(() => refusal(503, 'Back soon')));
  renderApp('/dashboard/admin/settings', { session: buildSession({ role: 1 }) });
  expect(await screen.findByText('Something Went Wrong')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an accent that can’t be read is refused with a shade that would do', async () => {
  await openPage();
  type('Accent colour', '#ff9900');
  save();
  expect(await screen.findByText(/too light for white text .* would do$/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('the accent shows on this page at once', async () => {
  await openPage();
  type('Pick the accent colour', '#7a1f3d');
  expect(screen.getByLabelText('Accent colour')).toHaveValue('#7a1f3d');
  save();
  await screen.findByText('The settings have been saved');
  const sheet = document.getElementById('accent-sheet');
  expect(sheet).toHaveAttribute('href', '/accent/7a1f3d.css');
  sheet?.remove();
});

test('rows of the home page are added, moved by keys and removed', async () => {
  stored = { ...stored, homeRows: 'New | newest\nGifts | tag | gift' };
  await openPage();
  const up = screen.getByRole('button', { name: 'Move row 2 up' });
  up.focus();
  fireEvent.click(up);
  expect(await screen.findByText('It is now row 1 of 2')).toBeInTheDocument();
  expect(screen.getByLabelText('Heading of row 1')).toHaveValue('Gifts');
  expect(screen.getByRole('button', { name: 'Move row 1 up' })).toHaveFocus();

  fireEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  type('Heading of row 3', 'Fresh | from us');
  fireEvent.click(screen.getByRole('button', { name: 'Remove row 2' }));
  save();
  await waitFor(() =>
    expect(sent.at(-1)?.homeRows).toBe('Gifts | tag | gift\nFresh  from us | newest'),
  );
});

test('a row without what it needs is refused by its number', async () => {
  stored = { ...stored, homeRows: 'New | newest\nGifts | tag | gift' };
  await openPage();
  type('Tag of row 2', '');
  save();
  expect(await screen.findByText('Row 2: Which tag is missing')).toBeVisible();
  expect(screen.getByLabelText('Tag of row 2')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('links of the shop’s own are added, moved by keys and saved in their order', async () => {
  stored = { ...stored, headerLinks: 'Gifts | /search?q=gift\nBlog | https://blog.example/' };
  await openPage();
  const up = screen.getByRole('button', { name: 'Move header link 2 up' });
  up.focus();
  fireEvent.click(up);
  expect(await screen.findByText('It is now header link 1 of 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move header link 1 up' })).toHaveFocus();

  fireEvent.click(screen.getByRole('button', { name: 'Add a footer link' }));
  type('Text of footer link 1', 'Jobs');
  type('Address of footer link 1', 'jobs');
  save();
  expect(await screen.findByText(/^Link 1: the address must be a path/)).toBeVisible();
  expect(screen.getByLabelText('Address of footer link 1')).toHaveFocus();
  type('Address of footer link 1', '/search?q=jobs');
  save();
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      headerLinks: 'Blog | https://blog.example/\nGifts | /search?q=gift',
      footerLinks: 'Jobs | /search?q=jobs',
    }),
  );
});
