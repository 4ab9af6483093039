import { endpoints } from '@shop/shared';
import { MAYA } from '@shop/test-shop/client/people';
import type { Attack } from '../lib/attack.js';
import { atMost } from '../lib/checks.js';

const GUESSES = 60;
/** Limit of wrong passwords from one address for one account. */
const PER_ADDRESS = 10;

/** Different spellings of one address, or invalid addresses: a new one for each guess. */
const SPELLINGS: Record<string, (index: number) => string> = {
  'address:port': (index) => `198.51.100.7:${40_000 + index}`,
  '[IPv6]:port': (index) => `[2001:db8::7]:${40_000 + index}`,
  'IPv6 of one network': (index) => `2001:db8:0:7::${index.toString(16)}`,
  'mapped IPv4': (index) => (index % 2 ? '::ffff:198.51.100.8' : '198.51.100.8'),
  'no address': (index) => `visitor-${index}`,
};

export const forgedAddresses: Attack = {
  name: 'forged-addresses',
  tries: `guesses ${GUESSES} passwords, each time under another spelling of one address`,
  async run(shop) {
    const checks = [];
    for (const [name, spell] of Object.entries(SPELLINGS)) {
      let checked = 0;
      for (let index = 0; index < GUESSES; index += 1) {
        const guess = { email: `${name.length}-${MAYA.email}`, password: 'a wrong password' };
        const { status } = await shop.visitor(spell(index)).send(endpoints.login, { body: guess });
        if (status === 401) checked += 1;
        else break;
      }
      checks.push(atMost(`guesses as “${name}”`, checked, PER_ADDRESS));
    }
    return checks;
  },
};
