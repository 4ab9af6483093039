import { formOf } from '../analysis/stem.js';
import { BABY_AND_TOY_SYNONYMS } from './baby-and-toys.js';
import { DEVICE_SYNONYMS } from './devices.js';
import { FASHION_SYNONYMS } from './fashion.js';
import { FOOD_AND_DRINK_SYNONYMS } from './food-and-drink.js';
import { FURNITURE_SYNONYMS } from './furniture.js';
import { GARDEN_AND_TOOL_SYNONYMS } from './garden-and-tools.js';
import { GENERAL_SYNONYMS } from './general.js';
import { HEALTH_AND_BEAUTY_SYNONYMS } from './health-and-beauty.js';
import { HOUSEHOLD_SYNONYMS } from './household.js';
import { KITCHEN_SYNONYMS } from './kitchen.js';
import { MOTORING_SYNONYMS, MUSIC_SYNONYMS, PET_SYNONYMS } from './motoring-pets-and-music.js';
import { OFFICE_AND_BOOK_SYNONYMS } from './office-and-books.js';
import { SPORT_AND_TRAVEL_SYNONYMS } from './sport-and-travel.js';

const linesOf = (lines: string) => lines.trim().split('\n');

/** What a shop's customers call things by other names, in British and American English. */
export const SHOP_SYNONYMS: readonly string[] = [
  GENERAL_SYNONYMS,
  DEVICE_SYNONYMS,
  FASHION_SYNONYMS,
  FURNITURE_SYNONYMS,
  HOUSEHOLD_SYNONYMS,
  KITCHEN_SYNONYMS,
  GARDEN_AND_TOOL_SYNONYMS,
  FOOD_AND_DRINK_SYNONYMS,
  HEALTH_AND_BEAUTY_SYNONYMS,
  BABY_AND_TOY_SYNONYMS,
  SPORT_AND_TRAVEL_SYNONYMS,
  OFFICE_AND_BOOK_SYNONYMS,
  MOTORING_SYNONYMS,
  PET_SYNONYMS,
  MUSIC_SYNONYMS,
].flatMap(linesOf);

/** The things of a kind, in the singular, such as rings and necklaces. */
export const THINGS_OF_A_KIND: readonly ReadonlySet<string>[] = linesOf(GENERAL_SYNONYMS)
  .map((line) => line.split('>')[1]?.split(',') ?? [])
  .filter(({ length }) => length > 2)
  .map((things) => new Set(things.map((thing) => formOf(thing.trim()))));

/** The kinds of which a name has a thing: “City Backpack” is a bag, as a handbag is. */
export function kindsNamed(words: readonly string[]): number[] {
  const name = ` ${words.map(formOf).join(' ')} `;
  const isNamed = (things: ReadonlySet<string>) =>
    [...things].some((thing) => name.includes(` ${thing} `));
  return THINGS_OF_A_KIND.flatMap((things, kind) => (isNamed(things) ? [kind] : []));
}

/** The names of things that one department sells, as they are written, each list for another department. */
export const NAMES_AS_WRITTEN: readonly ReadonlySet<string>[] = [
  DEVICE_SYNONYMS,
  FASHION_SYNONYMS,
  FURNITURE_SYNONYMS + HOUSEHOLD_SYNONYMS + KITCHEN_SYNONYMS,
  GARDEN_AND_TOOL_SYNONYMS,
  FOOD_AND_DRINK_SYNONYMS,
  HEALTH_AND_BEAUTY_SYNONYMS,
  BABY_AND_TOY_SYNONYMS,
  SPORT_AND_TRAVEL_SYNONYMS,
  OFFICE_AND_BOOK_SYNONYMS,
  MOTORING_SYNONYMS,
  PET_SYNONYMS,
  MUSIC_SYNONYMS,
].map(
  (lines) =>
    new Set(
      linesOf(lines)
        .flatMap((line) => line.split(/[,>]/))
        .map((phrase) => phrase.trim()),
    ),
);

/** The same, in the singular. */
export const DEPARTMENTS: readonly ReadonlySet<string>[] = NAMES_AS_WRITTEN.map(
  (names) => new Set(Array.from(names, (name) => name.split(' ').map(formOf).join(' '))),
);
