import { ACCESSORIES } from './accessories.js';
import { BOOKS_AND_STATIONERY } from './books-and-stationery.js';
import { CLOTHING } from './clothing.js';
import { ELECTRONICS } from './electronics.js';
import { HOME_AND_KITCHEN } from './home-and-kitchen.js';
import { MUSIC } from './music.js';
import { SHOES_AND_BAGS } from './shoes-and-bags.js';
import { SPORTS } from './sports.js';
import { TOYS } from './toys.js';
import type { DemoCategory } from './types.js';

export type { DemoCategory, DemoProduct } from './types.js';

/** The products of a demo shop: `SEED=demo` adds them to an empty database. */
export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  ELECTRONICS,
  CLOTHING,
  SHOES_AND_BAGS,
  ACCESSORIES,
  BOOKS_AND_STATIONERY,
  MUSIC,
  SPORTS,
  HOME_AND_KITCHEN,
  TOYS,
];
