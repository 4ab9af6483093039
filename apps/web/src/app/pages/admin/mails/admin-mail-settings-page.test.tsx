import {
  DEFAULT_MAIL_SETTINGS,
  endpoints,
  mailSettingsInputSchema,
  type MailSettings,
  type MailSettingsInput,
} from '@shop/shared';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const PAGE = dashboardPaths.adminMailSettings;
const CONFLICT = 'Grace saved the settings of the mails after you opened them.';

let stored: MailSettings;
let sent: MailSettingsInput[];
/** A save waits for it. */
let beforeReply: Promise<void>;

beforeEach(() => {
  stored = DEFAULT_MAIL_SETTINGS;
  sent = [];
  beforeReply = Promise.resolve();
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getMailSettings).answer(() => ({
      success: true,
      settings: stored,
      canSend: true,
    })),
    on(endpoints.updateMailSettings).answer(async ({ request }) => {
      const input = mailSettingsInputSchema.parse(await request.json());
      sent.push(input);
      if (input.version !== stored.version) return refusal(409, CONFLICT);
      const words = input.words.filter(({ subject, intro }) => subject || intro);
      stored = { ...input, words, version: input.version + 1 };
      await beforeReply;
      return { success: true, message: 'The settings have been saved', settings: stored };
    }),
  );
});

async function openPage() {
  const view = renderApp(PAGE, { session: buildSession({ role: 1 }) });
  await screen.findByLabelText('Subject');
  return view;
}

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));

async function choose(label: string, option: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item *' }));
}

test('words, colour and times are saved, and saved again with the version of the first save', async () => {
  await openPage();
  type('Subject', 'Thank you, {name}');
  type('Colour of buttons', ' #17503f ');
  await choose('New orders', 'At once');
  save();
  expect(await screen.findByText('The settings have been saved')).toBeVisible();
  expect(stored).toEqual({
    ...DEFAULT_MAIL_SETTINGS,
    color: '#17503f',
    newOrders: 'atOnce',
    words: [{ kind: 'orderReceived', subject: 'Thank you, {name}', intro: '' }],
    version: 1,
  });
  type('Subject', '');
  save();
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([0, 1]));
});

test('what was typed is back after a look at another screen, and can be discarded', async () => {
  const { router, queryClient } = await openPage();
  type('Subject', 'Thank you');
  type('Colour of buttons', '#17503f');
  await act(() => router.navigate('/dashboard/admin'));
  await waitFor(() => expect(queryClient.getQueryData(['mail-settings'])).toBeUndefined());
  await act(() => router.navigate(PAGE));
  expect(await screen.findByLabelText('Subject')).toHaveValue('Thank you');
  expect(field('Colour of buttons')).toHaveValue('#17503f');
  fireEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(field('Subject')).toHaveValue(''));
  expect(field('Colour of buttons')).toHaveValue('');
});

test('what somebody else saved meanwhile is loaded without losing what was typed', async () => {
  await openPage();
  type('Subject', 'Thank you');
  type('Text after the greeting', 'We pack it today.');
  stored = {
    ...stored,
    color: '#7a1f3d',
    words: [
      { kind: 'orderReceived', subject: 'Hello', intro: '' },
      { kind: 'welcome', subject: 'Welcome to us', intro: '' },
    ],
    version: 7,
  };
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Load the saved settings' }));
  await waitFor(() => expect(field('Colour of buttons')).toHaveValue('#7a1f3d'));
  expect(
    screen.getByText(/You both changed: Order received: Subject \(saved: “Hello”\)/),
  ).toBeVisible();
  save();
  expect(await screen.findByText('The settings have been saved')).toBeVisible();
  expect(stored.words).toEqual([
    { kind: 'orderReceived', subject: 'Thank you', intro: 'We pack it today.' },
    { kind: 'welcome', subject: 'Welcome to us', intro: '' },
  ]);
});

test('what is typed during a save stays', async () => {
  let reply: () => void = () => undefined;
  beforeReply = new Promise((resolve) => {
    reply = resolve;
  });
  await openPage();
  type('Subject', 'Thank you');
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  type('Subject', 'Thank you, {name}');
  reply();
  expect(await screen.findByText('The settings have been saved')).toBeVisible();
  expect(field('Subject')).toHaveValue('Thank you, {name}');
});

test('wrong words are named with their mail, though the form shows another', async () => {
  await openPage();
  type('Subject', 'For {you}');
  await choose('Mail', 'Order shipped');
  save();
  expect(
    await screen.findByText(/^Order received: \{you\} stands for nothing in this mail/),
  ).toBeVisible();
  expect(sent).toEqual([]);
});
