import { expect, test } from 'vitest';
import { buildOrder } from '../../../../../testing/factories';
import { cancelWords } from './cancel-words';

test.each([
  ['costs nothing', { state: 'none' }, 'Nothing will be sent.'],
  ['is not paid yet', { state: 'pending', success: false }, 'Nothing will be sent.'],
  [
    'has its amount reserved',
    { state: 'authorized' },
    'You won’t be charged, and nothing will be sent.',
  ],
  ['is paid', { kept: 19.99 }, 'Nothing will be sent, and we’ll refund $19.99.'],
  ['is paid in part', { kept: 5 }, 'Nothing will be sent, and we’ll refund $5.00.'],
  [
    'was refunded in part',
    { state: 'partially_refunded', kept: 7.5 },
    'Nothing will be sent, and we’ll refund $7.50.',
  ],
  [
    'was paid by hand',
    { provider: 'manual:transfer', kept: 19.99 },
    'Nothing will be sent. Please contact us about your refund of $19.99.',
  ],
  ['is disputed', {}, 'Nothing will be sent.'],
] as const)(
  'who cancels an order that %s reads what happens to its money',
  (_what, fields, words) => {
    expect(cancelWords({ ...buildOrder().payment, ...fields })).toBe(words);
  },
);
