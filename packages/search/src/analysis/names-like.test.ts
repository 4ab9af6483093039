import { expect, it } from 'vitest';
import { namesLike } from './names-like.js';

const CATEGORIES = ['Running Shoes', 'Shoes & Bags', 'Home & Kitchen', 'Café', 'Watches'].map(
  (name) => ({ name }),
);
const like = (text: string) => namesLike(text, CATEGORIES).map(({ name }) => name);

it.each([
  ['sho', ['Shoes & Bags', 'Running Shoes']],
  ['shoe', ['Shoes & Bags', 'Running Shoes']],
  ['bag sh', ['Shoes & Bags']],
  ['kitchen for the home', ['Home & Kitchen']],
  ['CAFE', ['Café']],
  ['watch', ['Watches']],
  ['sho bag', []],
  ['lamp', []],
  ['', []],
  ['&', []],
])(
  'finds the names that have every word of “%s”, the last of which may be unfinished',
  (text, names) => {
    expect(like(text)).toEqual(names);
  },
);
