import {
  DEFAULT_SETTINGS,
  endpoints,
  settingsInputSchema,
  type SettingsDraft,
  type SettingsInput,
  type StoredSettings,
} from '@shop/shared';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const PAGE = '/dashboard/admin/settings';
const CHAIRS = { changes: { name: 'Chairs' }, overtaken: [], path: '/?preview=secret-7' };

/** The form sends every setting, and the version of the draft that it shows. */
const inputSchema = settingsInputSchema
  .required()
  .extend({ draft: settingsInputSchema.shape.draft });

let stored: StoredSettings;
let draft: SettingsDraft | undefined;
let sent: SettingsInput[];

beforeEach(() => {
  stored = { ...DEFAULT_SETTINGS, version: 0, saved: null };
  draft = undefined;
  sent = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getSettings).answer(() => ({ success: true, settings: stored, draft })),
    on(endpoints.updateSettings).answer(async ({ request }) => {
      const { draft: ended, ...input } = inputSchema.parse(await request.json());
      sent.push({ ...input, ...(ended !== undefined && { draft: ended }) });
      if (ended !== undefined && ended !== draft?.version)
        return refusal(409, 'Grace changed the draft of the settings');
      if (ended !== undefined) draft = undefined;
      stored = { ...stored, ...input, version: stored.version + 1 };
      return { success: true, message: 'The settings have been saved', settings: stored };
    }),
    on(endpoints.saveSettingsDraft).answer(async ({ request }) => {
      const { name, phone } = inputSchema.parse(await request.json());
      const version = (draft?.version ?? 0) + 1;
      const path = `/?preview=secret-${version}`;
      draft = { changes: { name, phone }, overtaken: [], version, path };
      return { success: true, message: 'The draft has been saved', draft };
    }),
    on(endpoints.deleteSettingsDraft).answer(() => {
      draft = undefined;
      return { success: true, message: 'The draft has been discarded' };
    }),
  );
});

async function openPage() {
  const view = renderApp(PAGE, { session: buildSession({ role: 1 }) });
  await screen.findByLabelText('Name');
  return view;
}

/** Goes to another screen and comes back. */
async function comeBack({ router, queryClient }: Awaited<ReturnType<typeof openPage>>) {
  await act(() => router.navigate('/dashboard/admin'));
  await waitFor(() => expect(queryClient.getQueryData(['settings'])).toBeUndefined());
  await act(() => router.navigate(PAGE));
  await screen.findByLabelText('Name');
}

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Keeps a name as a draft. */
async function keepDraft(name: string) {
  type('Name', name);
  press('Save as a draft to preview');
  await screen.findByRole('link', { name: 'Open the preview' });
}

test('settings are kept as a draft with a preview, and published by the next save', async () => {
  await openPage();
  await keepDraft('Lamps & Co');
  const link = screen.getByRole('link', { name: 'Open the preview' });
  expect(link).toHaveAttribute('href', '/?preview=secret-1');
  expect(screen.getByRole('banner')).toHaveTextContent('Ecommerce App');
  expect(sent).toEqual([]);

  press('Publish');
  await waitFor(() => expect(sent).toMatchObject([{ name: 'Lamps & Co', draft: 1 }]));
  expect(await screen.findByRole('button', { name: 'Save settings' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the preview' })).toBeNull();
});

test('a draft names the settings that somebody has published otherwise since', async () => {
  draft = { ...CHAIRS, version: 7, overtaken: ['name'] };
  await openPage();
  expect(screen.getByText(/^Since then, these were published/)).toHaveTextContent(
    'Since then, these were published with other values: Name. Publishing the draft replaces them.',
  );
});

test('a draft of before can be shown in the form', async () => {
  draft = { ...CHAIRS, version: 7 };
  await openPage();
  expect(field('Name')).toHaveValue('Ecommerce App');
  press('Show the draft here');
  await waitFor(() => expect(field('Name')).toHaveValue('Chairs'));
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
});

test('a draft that is discarded leaves nothing of itself in the fields', async () => {
  draft = { ...CHAIRS, version: 7 };
  await openPage();
  press('Show the draft here');
  await waitFor(() => expect(field('Name')).toHaveValue('Chairs'));
  type('Name', 'Chairs & Co');
  type('Phone', '555');
  press('Discard the draft');
  await waitFor(() => expect(field('Name')).toHaveValue('Ecommerce App'));
  expect(draft).toBeUndefined();
  // The draft did not change it.
  expect(field('Phone')).toHaveValue('555');
  press('Save settings');
  await waitFor(() => expect(sent).toMatchObject([{ name: 'Ecommerce App', phone: '555' }]));
});

test('what is kept as a draft is not typed text that comes back', async () => {
  const view = await openPage();
  await keepDraft('Lamps & Co');
  await comeBack(view);
  expect(field('Name')).toHaveValue('Ecommerce App');
  expect(screen.queryByText(/What you had typed is back/)).toBeNull();
  expect(screen.getByText(/These fields show what is published/)).toBeVisible();
});

test('what was typed on top of a draft comes back with the draft', async () => {
  const view = await openPage();
  await keepDraft('Lamps & Co');
  type('Phone', '555');
  await comeBack(view);
  expect(field('Name')).toHaveValue('Lamps & Co');
  expect(field('Phone')).toHaveValue('555');
  expect(screen.getByText(/These fields show it/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();

  press('Discard it');
  await waitFor(() => expect(field('Phone')).toHaveValue(stored.phone));
  expect(field('Name')).toHaveValue('Lamps & Co');
  press('Publish');
  await waitFor(() => expect(sent).toMatchObject([{ name: 'Lamps & Co', draft: 1 }]));
});

test('text typed on top of a draft that has ended comes back without the draft', async () => {
  const view = await openPage();
  await keepDraft('Lamps & Co');
  type('Phone', '555');
  draft = undefined;
  await comeBack(view);
  expect(field('Name')).toHaveValue('Ecommerce App');
  expect(field('Phone')).toHaveValue('555');
  expect(screen.getByRole('button', { name: 'Save settings' })).toBeVisible();
});

test('a draft is shown without losing what was typed, and names what it has otherwise', async () => {
  draft = { ...CHAIRS, version: 7 };
  await openPage();
  type('Name', 'Benches');
  type('Phone', '555');
  press('Show the draft here');
  expect(await screen.findByText(/^The draft has something else/)).toHaveTextContent(
    'The draft has something else for what you typed: Name. Your text stays.',
  );
  expect(field('Name')).toHaveValue('Benches');
  expect(field('Phone')).toHaveValue('555');
});

test('a draft that somebody has saved again is loaded with what was typed on top of it', async () => {
  draft = { ...CHAIRS, version: 7 };
  await openPage();
  press('Show the draft here');
  await waitFor(() => expect(field('Name')).toHaveValue('Chairs'));
  type('Phone', '555');
  draft = { ...CHAIRS, changes: { name: 'Benches' }, version: 8 };
  press('Publish');
  fireEvent.click(await screen.findByRole('button', { name: 'Load the saved settings' }));
  await waitFor(() => expect(field('Name')).toHaveValue('Benches'));
  expect(field('Phone')).toHaveValue('555');
  press('Publish');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ name: 'Benches', draft: 8 }));
});

test('a draft with a wrong value is not saved, and the value is named', async () => {
  await openPage();
  type('Accent colour', 'teal');
  press('Save as a draft to preview');
  expect(await screen.findByText('The accent colour must look like #17503f')).toBeVisible();
  expect(draft).toBeUndefined();
  expect(sent).toEqual([]);
});
