import type { Location } from 'react-router-dom';

const STORAGE_KEY = 'scroll-positions';

/** A link that the visitor left a page by. */
export interface LeftLink {
  href: string;
  /** Its index among the page's links with this `href`. */
  index: number;
  /** Pixels from the top of the window. */
  top: number;
}

/** Where a page was left. */
export interface Place {
  /** The scroll position, in pixels from the top. */
  y?: number;
  link?: LeftLink;
}

/** The place of each history entry. */
let places: Record<string, Place> | undefined;
let hasLeft = false;

function readPlaces(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, Place>;
  } catch {
    return {};
  }
}

/** The first page of every document has the key 'default', so the key alone would mix up the places of pages. */
function entryOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

export function placeOf(location: Location): Place {
  places ??= readPlaces();
  return places[entryOf(location)] ?? {};
}

/** Whether a page of this document was left by a link, so that what is shown now is not the page that it was opened with. */
export const hasLeftPage = (): boolean => hasLeft;

export function notePlace(location: Location, part: Place): void {
  hasLeft ||= part.link !== undefined;
  const place = { ...placeOf(location), ...part };
  places = { ...places, [entryOf(location)]: place };
}

/** Stores all places for the next document of this tab. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places ?? readPlaces()));
  } catch {
    // Without storage, places are lost only on a reload.
  }
}

/** Forgets what the visitor has looked at. */
export function forgetPlaces(): void {
  places = {};
  hasLeft = false;
  storePlaces();
}
