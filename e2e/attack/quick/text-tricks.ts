import { endpoints } from '@shop/shared';
import type { Attack } from '../lib/attack.js';
import type { AttackedShop } from '../lib/attacked-shop.js';
import { equal, none, type Check } from '../lib/checks.js';

const INVISIBLE = ['\u3164', '\u2800', '\u200b', '\u00a0', '\u115f', '\u2060', '\ufeff', '\u00ad'];
const SURROGATE = 'Half \ud83d pair';

function register(shop: AttackedShop, mail: string, given: { name?: string; password: string }) {
  const person = { name: 'Trick', phone: '555 0100', address: 'Here 1', answer: 'yes' };
  const body = { ...person, ...given, email: `${mail}@tricks.test` };
  return shop.visitor().send(endpoints.register, { body });
}

async function opens(shop: AttackedShop, mail: string, password: string): Promise<number> {
  const body = { email: `${mail}@tricks.test`, password };
  return (await shop.visitor().send(endpoints.login, { body })).status;
}

async function passwords(shop: AttackedShop): Promise<Check[]> {
  const nuls = (await register(shop, 'nuls', { password: '\0'.repeat(8) })).status;
  const shorter = nuls === 201 ? await opens(shop, 'nuls', '\0') : 401;
  await register(shop, 'tail', { password: 'secret\0first-tail' });
  const otherTail = await opens(shop, 'tail', 'secret\0second-tail');
  await register(shop, 'accent', { password: 'crème brûlée'.normalize('NFC') });
  const decomposed = await opens(shop, 'accent', 'crème brûlée'.normalize('NFD'));
  return [
    equal('one NUL for a password of eight', shorter, 401),
    equal('another tail after a NUL', otherTail, 401),
    equal('the same password, decomposed', decomposed, 200),
  ];
}

async function names(shop: AttackedShop): Promise<Check[]> {
  const accepted: string[] = [];
  for (const [index, name] of INVISIBLE.entries()) {
    const { status } = await register(shop, `unseen${index}`, { name, password: 'a password' });
    if (status !== 400) accepted.push(`U+${name.charCodeAt(0).toString(16)} ${status}`);
  }
  const reply = await register(shop, 'half', { name: SURROGATE, password: 'a password' });
  const shown = reply.ok ? ((await reply.json()) as { user: { name: string } }).user.name : '';
  const session = reply.ok
    ? await shop.visitor().session({ email: 'half@tricks.test', password: 'a password' })
    : undefined;
  return [
    none('invisible names that were accepted', accepted),
    equal('half a character, as stored', session?.user.name ?? '', shown),
  ];
}

export const textTricks: Attack = {
  name: 'text-tricks',
  tries: 'registers passwords and names that look like others, or like nothing',
  async run(shop) {
    return [...(await passwords(shop)), ...(await names(shop))];
  },
};
