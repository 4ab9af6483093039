import { endpoints, type Mail, type Permission } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildId, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { catchSavedFiles } from '../../../../testing/saved-files';

function buildMail(changes: Partial<Mail> = {}): Mail {
  return {
    _id: buildId(),
    kind: 'orderReceived',
    state: 'sent',
    subject: 'Your order 1001',
    to: 'ada@shop.test',
    at: '2026-11-27T08:00:00.000Z',
    sentAt: '2026-11-27T08:00:01.000Z',
    order: buildId(),
    failure: null,
    text: 'Thank you, Ada.',
    ...changes,
  };
}

const welcome = buildMail({
  kind: 'welcome',
  state: 'failed',
  subject: 'Welcome to the shop',
  order: null,
  sentAt: null,
  failure: 'No such mailbox',
});

async function openPage(permissions?: Permission[]) {
  const mails = [buildMail(), welcome];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({
      success: true,
      ok: true,
      ...(permissions && { permissions }),
    })),
    on(endpoints.listMails).answer(() => ({ success: true, mails, total: 2, canSend: true })),
  );
  renderApp('/dashboard/admin/mails', {
    session: buildSession({ role: 1, ...(permissions && { permissions }) }),
  });
  await screen.findByText('2 mails');
}

test('the file names no order by its id: the subject has its number', async () => {
  const { saved } = catchSavedFiles();
  await openPage();
  fireEvent.click(screen.getByRole('button', { name: 'Export (CSV)' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head, first] = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(head).toBe('Subject,State,To,Kind,When,Refusal');
  expect(first).toMatch(/^Your order 1001,Sent,ada@shop\.test,Order received,2026-/);
});

const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));

test('a mail is a row that says what became of it, and opens its text', async () => {
  await openPage();
  const refused = rowOf(/Welcome to the shop/);
  expect(refused.getByText('Refused')).toBeVisible();
  expect(refused.getByText('No such mailbox')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(screen.getByRole('button', { name: 'Your order 1001' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Your order 1001' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your order 1001' });
  expect(within(dialog).getByText('Thank you, Ada.')).toBeInTheDocument();
});

test('a row sends its mail again', async () => {
  const sent: unknown[] = [];
  server.use(
    on(endpoints.resendMail).answer(({ params }) => {
      sent.push(params.id);
      return { success: true, message: 'The mail is being sent', mail: welcome };
    }),
  );
  await openPage();
  fireEvent.click(rowOf(/Welcome to the shop/).getByRole('button', { name: /^Send again/ }));
  expect(await screen.findByText('The mail is being sent')).toBeInTheDocument();
  expect(sent).toEqual([welcome._id]);
});

test('whoever may not see amounts can’t read mails', async () => {
  await openPage(['customers']);
  expect(rowOf(/Welcome to the shop/).getByText('Welcome to the shop')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Welcome to the shop' })).not.toBeInTheDocument();
});

test('the heading of the time turns the list round, and says so', async () => {
  await openPage();
  const asked: unknown[] = [];
  server.use(
    on(endpoints.listMails).answer(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('sort'));
      return { success: true, mails: [welcome], total: 1, canSend: true };
    }),
  );
  const heading = screen.getByRole('columnheader', { name: /^When/ });
  expect(heading).toHaveAttribute('aria-sort', 'descending');
  fireEvent.click(within(heading).getByRole('button', { name: 'When' }));
  await screen.findByText('1 mail');
  expect(asked).toEqual(['oldest']);
  expect(screen.getByRole('columnheader', { name: /^When/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});
