import { z } from 'zod';
import type { Account } from '../account/account.js';
import type { Fields } from '../http/form.js';
import { parse } from '../http/form.js';
import { expand } from './fields.js';
import { listByPayment, listEvents, listSessions } from './lists.js';
import * as payments from './payments.js';
import { createSession, expireByApi, newSession } from './sessions.js';

interface Operation {
  method: 'GET' | 'POST';
  path: RegExp;
  run: (account: Account, fields: Fields, id: string) => object;
}

const nothing = z.strictObject({ expand });

function get(path: string, run: Operation['run']): Operation {
  return { method: 'GET', path: patternOf(path), run };
}

function post(path: string, run: Operation['run']): Operation {
  return { method: 'POST', path: patternOf(path), run };
}

/** `:id` stands for an object's id. */
function patternOf(path: string): RegExp {
  return new RegExp(`^/v1/${path.replace(':id', '(\\w+)')}$`);
}

function retrieve(path: string, kind: Parameters<Account['find']>[0]): Operation {
  return get(`${path}/:id`, (account, fields, id) => {
    parse(nothing, fields);
    return account.find(kind, id);
  });
}

/** What the API can do, of that which the shop needs. */
export const OPERATIONS: readonly Operation[] = [
  post('checkout/sessions', (account, fields) => createSession(account, parse(newSession, fields))),
  get('checkout/sessions', listSessions),
  retrieve('checkout/sessions', 'session'),
  post('checkout/sessions/:id/expire', (account, fields, id) => {
    parse(nothing, fields);
    return expireByApi(account, id);
  }),
  retrieve('payment_intents', 'intent'),
  post('payment_intents/:id/capture', (account, fields, id) =>
    payments.captureIntent(account, id, parse(payments.capture, fields)),
  ),
  post('payment_intents/:id/cancel', (account, fields, id) =>
    payments.cancelByApi(account, id, parse(payments.cancel, fields)),
  ),
  post('refunds', (account, fields) =>
    payments.createRefund(account, parse(payments.newRefund, fields)),
  ),
  get('refunds', (account, fields) => listByPayment(account, 'refund', fields)),
  retrieve('refunds', 'refund'),
  get('charges', (account, fields) => listByPayment(account, 'charge', fields)),
  retrieve('charges', 'charge'),
  get('disputes', (account, fields) => listByPayment(account, 'dispute', fields)),
  retrieve('disputes', 'dispute'),
  get('events', listEvents),
  retrieve('events', 'event'),
  get('account', (account) => ({
    id: 'acct_standin',
    object: 'account',
    livemode: account.livemode,
  })),
];
