import type { Wish } from '../grade.js';

/** Queries that no rule makes from a product. */
type Fixed = readonly { text: string; wish: Wish }[];

/** Words that are one word in the catalogue. */
export const SPLIT: Fixed = [
  ['head phones', 'headphones'],
  ['key board', 'keyboard'],
  ['smart phone', 'smartphone'],
  ['loud speaker', 'loudspeaker'],
  ['sweat shirt', 'sweatshirt'],
  ['rain coat', 'raincoat'],
  ['swim suit', 'swimsuit'],
  ['arm chair', 'armchair'],
  ['ward robe', 'wardrobe'],
  ['sauce pan', 'saucepan'],
  ['tea pot', 'teapot'],
  ['lunch box', 'lunchbox'],
  ['cork screw', 'corkscrew'],
  ['lawn mower', 'lawnmower'],
  ['flower pot', 'flowerpot'],
  ['wheel barrow', 'wheelbarrow'],
  ['skate board', 'skateboard'],
  ['ruck sack', 'rucksack'],
  ['sun screen', 'sunscreen'],
  ['tooth brush', 'toothbrush'],
  ['hair dryer', 'hairdryer'],
  ['note book', 'notebook'],
  ['screw driver', 'screwdriver'],
  ['tool box', 'toolbox'],
  ['pad lock', 'padlock'],
].map(([text = '', thing = '']) => ({ text, wish: { thing } }));

/** Words that have a hyphen in the catalogue. */
export const UNHYPHENED: Fixed = [
  ...['tshirt', 't shirt', 'tshirts', 't-shirts', 'T Shirts'].map((text) => ({
    text,
    wish: { thing: 't-shirt' },
  })),
  ...['13 inch laptop', '27 inch television', '15.6inch laptop sleeve'].map((text) => {
    const [, quantity = '', thing = ''] = /^([\d.]+ ?inch) (.+)$/.exec(text) ?? [];
    return { text, wish: { thing, quantity } };
  }),
];

/** Things that others are made for, and those others. */
export const HEADS: Fixed = [
  ...[
    'phone case',
    'laptop sleeve',
    'camera bag',
    'bicycle pump',
    'dog food',
    'bird cage',
    'desk lamp',
    'rain boots',
  ],
  ...['laptop', 'bicycle', 'tent', 'football', 'notebook', 'mirror'],
]
  .map((thing) => ({ text: thing, wish: { thing } }))
  .concat([
    { text: 'case for phone', wish: { thing: 'phone case' } },
    { text: 'sleeve for a laptop', wish: { thing: 'laptop sleeve' } },
    { text: 'lamp', wish: { thing: 'lamp' } },
    { text: 'pump for bicycle', wish: { thing: 'bicycle pump' } },
  ]);
