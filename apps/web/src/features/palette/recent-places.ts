import { z } from 'zod';
import { RECENT_PLACES_KEY } from '../../lib/storage/forget-everybody';
import { createLocalStore, useLocalStore } from '../../lib/storage/local-store';
import type { Place } from './place';

const MOST = 6;

const placesSchema = z.array(
  z.object({ to: z.string(), label: z.string(), detail: z.string().optional() }),
);

/** The places chosen last, newest first, in this browser until its user signs out: they can name customers. */
const recent = createLocalStore<readonly Place[]>({
  key: RECENT_PLACES_KEY,
  empty: [],
  parse: (stored) => placesSchema.parse(stored),
});

export const useRecentPlaces = () => useLocalStore(recent);

export function noteRecentPlace(place: Place): void {
  const others = recent.get().filter(({ to }) => to !== place.to);
  recent.set([place, ...others].slice(0, MOST));
}
