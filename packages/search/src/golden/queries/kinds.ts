import { plural, type GoldenProduct } from '../catalogue/catalogue.js';
import { HEADS, SPLIT, UNHYPHENED } from './fixed-queries.js';
import type { Wish } from '../grade.js';
import type { Random } from '../random.js';
import { things, type Thing } from '../catalogue/things.js';
import { withTwoTypos, withTypo } from './typos.js';
import { LOOKS } from '../catalogue/words.js';

/** A query with what its shopper wants; nothing where a product does not lend itself to the class. */
export type Made = { text: string; wish?: Wish } | undefined | false | '';
/** Makes a query of a class from a product that it is to find. */
export type Maker = (product: GoldenProduct, random: Random) => Made;

/** Letters that words have seldom. */
const NONSENSE = Array.from('qxzjvkwpfg');
const FILLED = [
  'a {} for me',
  'the {}',
  'i am looking for a {}',
  'buy {} online',
  'show me the {}',
  'do you have any {}',
  'I need {} please',
];

/** Every class, each with its rule. */
export const KINDS: Record<string, Maker> = {
  exact: (product) => isOwn(product) && { text: product.name, wish: exactly(product) },
  prefix: ({ facts: { thing } }) => {
    const last = thing && lastWord(thing);
    return last && last.length > 6 && { text: thing.slice(0, -2), wish: { thing } };
  },
  'several words': ({ facts: { thing, colour, brand, material } }, random) => {
    const [kind, word] = random.pick([
      ['colour', colour],
      ['brand', brand],
      ['material', material],
    ] as const);
    return (
      thing && word && isAscii(word) && { text: `${word} ${thing}`, wish: { thing, [kind]: word } }
    );
  },
  'one typo': ({ facts: { thing } }, random) => inWord(thing, 5, (word) => withTypo(word, random)),
  'two typos': ({ facts: { thing } }, random) =>
    inWord(thing, 8, (word) => withTwoTypos(word, random)),
  plural: ({ facts: { thing } }) => {
    const other = thing && (plural(thing) ?? singular(thing));
    return other && { text: other, wish: { thing } };
  },
  stem: ({ facts: { thing, look } }, random) => {
    const forms = LOOKS.find(([first]) => first === look)?.slice(1);
    return thing && forms && { text: `${random.pick(forms)} ${thing}`, wish: { thing, look } };
  },
  joined: ({ facts: { thing } }) =>
    thing?.includes(' ') ? { text: thing.replace(/ /g, ''), wish: { thing } } : undefined,
  split: (_, random) => random.pick(SPLIT),
  hyphenated: ({ facts: { thing } }) =>
    thing?.includes(' ') ? { text: thing.replace(/ /g, '-'), wish: { thing } } : undefined,
  'without hyphen': (_, random) => random.pick(UNHYPHENED),
  synonyms: (_, random) => {
    const thing: Thing = random.pick(things.filter(({ synonyms }) => synonyms.length > 0));
    return { text: random.pick(thing.synonyms), wish: { thing: thing.name } };
  },
  units: ({ facts: { thing, quantity } }, random) =>
    thing &&
    quantity && { text: `${thing} ${rewritten(quantity, random)}`, wish: { thing, quantity } },
  codes: ({ facts: { code } }, random) => {
    const bare = code?.replace(/[-/ ]/g, '');
    const [, letters = '', digits = ''] = /^(\D+)(.+)$/.exec(bare ?? '') ?? [];
    const text = [letters, digits].join(random.pick(['', ' ', '-', '.']));
    return bare && { text: random.next() < 0.5 ? text.toLowerCase() : text, wish: { code } };
  },
  'filler words': ({ facts: { thing, colour } }, random) =>
    thing && {
      text: random.pick(FILLED).replace('{}', [colour, thing].filter(Boolean).join(' ')),
      wish: { thing, colour },
    },
  mixed: ({ facts: { thing, colour } }, random) => {
    const wrong = inWord(thing, 6, (word) => withTypo(word, random));
    return wrong && colour && { text: `the ${wrong.text} in ${colour}`, wish: { thing, colour } };
  },
  'other scripts': ({ facts: { foreign } }, random) => {
    const wanted = foreign && random.next() < 0.5 ? foreign : foreign?.slice(1);
    return wanted && { text: wanted.join(isSpaced(wanted) ? ' ' : ''), wish: { foreign: wanted } };
  },
  marks: ({ facts: { thing, brand } }) =>
    thing && brand && !isAscii(brand) && !/[’']/.test(brand)
      ? { text: `${bare(brand)} ${thing}`, wish: { thing, brand } }
      : undefined,
  apostrophes: ({ facts: { thing, audience, brand } }, random) => {
    const owned = [audience, brand].filter((word) => word && /['’]/.test(word));
    const word = owned.length > 0 ? random.pick(owned) : undefined;
    const text = word?.replace(/['’]/g, random.pick(['', '’', "'"]));
    return (
      thing &&
      word && {
        text: `${text} ${thing}`,
        wish: { thing, ...(word === brand ? { brand } : { audience }) },
      }
    );
  },
  head: (_, random) => random.pick(HEADS),
  category: ({ facts: { colour }, category }) =>
    category !== 'World' && colour
      ? { text: `${colour} ${category.split(' ')[0]}`, wish: { colour, category } }
      : undefined,
  price: ({ facts: { thing } }, random) => {
    const dollars = random.between(10, 30) * 10;
    const [text, price] = random.pick([
      [`under $${dollars}`, { maxCents: dollars * 100 }],
      [`below ${dollars} dollars`, { maxCents: dollars * 100 }],
      [
        `${dollars - 90} to ${dollars}`,
        { minCents: (dollars - 90) * 100, maxCents: dollars * 100 },
      ],
      [`over $${dollars}`, { minCents: dollars * 100 }],
    ] as const);
    return thing && { text: `${thing} ${text}`, wish: { thing, ...price } };
  },
  nonsense: (_, random) => ({
    text: Array.from({ length: random.between(1, 2) }, () =>
      Array.from({ length: random.between(6, 9) }, () => random.pick(NONSENSE)).join(''),
    ).join(' '),
  }),
};

function isOwn({ facts }: GoldenProduct): boolean {
  return facts.thing !== undefined;
}

/** Everything that a product's name says. */
function exactly({ facts }: GoldenProduct): Wish {
  return { ...facts, madeFor: undefined };
}

function inWord(thing: string | undefined, atLeast: number, change: (word: string) => string) {
  const word = thing?.split(/[ -]/).find(({ length }) => length >= atLeast);
  return thing && word ? { text: thing.replace(word, change(word)), wish: { thing } } : undefined;
}

function singular(thing: string): string | undefined {
  return /[^s]s$/.test(thing) && !/(shoes|curtains|trousers|pyjamas|ies)$/.test(thing)
    ? thing.slice(0, -1)
    : undefined;
}

const lastWord = (text: string) => text.split(/[ -]/).at(-1) ?? text;
const isAscii = (text: string) => Array.from(text).every((letter) => letter <= '~');
const isSpaced = (words: readonly string[]) =>
  /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hang}]/u.test(words.join(''));

const BARE: Record<string, string> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** As somebody types it who has no such letters. */
function bare(text: string): string {
  const plain = Array.from(text.toLowerCase(), (letter) => BARE[letter] ?? letter).join('');
  return plain.normalize('NFD').replace(/\p{M}/gu, '');
}

function rewritten(quantity: string, random: Random): string {
  const [, amount = '', unit = ''] = /^([\d.,]+)[\s-]?(\D+)$/.exec(quantity) ?? [];
  const name = unit === '"' ? 'inch' : unit;
  return random.pick([`${amount}${name}`, `${amount} ${name}`, `${amount} ${name}`.toLowerCase()]);
}
