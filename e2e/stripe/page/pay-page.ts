import type { Account } from '../account/account.js';
import type { Session } from '../account/objects.js';
import { paySession, type Card } from '../account/pay.js';
import { ApiError } from '../http/api-error.js';

const CENTS = 100;

export interface PageReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The page on which a shopper pays a session. @param form of the button that was pressed. */
export function payPage(account: Account, id: string, form?: URLSearchParams): PageReply {
  const session = account.state.get('session', id);
  if (!session) return page(404, '<p>There is no such payment.</p>');
  const card = form?.get('card') as Card | null | undefined;
  if (!card || session.status !== 'open') return page(200, bodyOf(session));
  try {
    const after = paySession(account, id, card);
    if (after.status === 'open') return page(200, bodyOf(after, 'Your card was declined.'));
    return { status: 303, headers: { location: successUrl(after) }, body: '' };
  } catch (error) {
    if (error instanceof ApiError) return page(error.status, `<p>${escape(error.message)}</p>`);
    throw error;
  }
}

function bodyOf(session: Session, note = ''): string {
  if (session.status === 'expired') return '<p>This session has expired.</p>';
  if (session.status === 'complete')
    return `<p>This payment is complete.</p><p><a href="${escape(successUrl(session))}">Back to the shop</a></p>`;
  const total = ((session.amount_total ?? 0) / CENTS).toFixed(2);
  const back = session.cancel_url
    ? `<p><a href="${escape(session.cancel_url)}">Cancel</a></p>`
    : '';
  return `<p role="alert">${escape(note)}</p>
<form method="post">
<p>${total} ${escape((session.currency ?? '').toUpperCase())}</p>
<button name="card" value="good">Pay</button>
<button name="card" value="declined">Decline</button>
<button name="card" value="slow">Pay by a slow bank</button>
</form>${back}`;
}

function successUrl({ success_url, id }: Session): string {
  return (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function page(status: number, body: string): PageReply {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Pay</title></head><body><main><h1>Pay</h1>${body}</main></body></html>`,
  };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
