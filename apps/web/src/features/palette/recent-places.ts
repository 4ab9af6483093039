import { z } from 'zod';
import { session, useSession } from '../../lib/session/session';
import { RECENT_PLACES_KEY } from '../../lib/storage/forget-everybody';
import { createLocalStore, useLocalStore } from '../../lib/storage/local-store';
import type { Place } from './place';

const MOST = 6;

const recentSchema = z.object({
  /** The id of the user who chose them. */
  owner: z.string(),
  places: z.array(z.object({ to: z.string(), label: z.string(), detail: z.string().optional() })),
});

interface Recent {
  owner: string | undefined;
  places: readonly Place[];
}

const NONE: readonly Place[] = [];

/** The places chosen last, newest first, in this browser until its user signs out: they can name customers. */
const recent = createLocalStore<Recent>({
  key: RECENT_PLACES_KEY,
  empty: { owner: undefined, places: NONE },
  parse: (stored) => recentSchema.parse(stored),
});

/** After a session has ended by itself, somebody else may sign in: they are not told where another one has been. */
const placesOf = ({ owner, places }: Recent, user: string | undefined) =>
  owner === user ? places : NONE;

export function useRecentPlaces(): readonly Place[] {
  return placesOf(useLocalStore(recent), useSession()?.user._id);
}

export function noteRecentPlace(place: Place): void {
  const user = session.get()?.user._id;
  if (user === undefined) return;
  const others = placesOf(recent.get(), user).filter(({ to }) => to !== place.to);
  recent.set({ owner: user, places: [place, ...others].slice(0, MOST) });
}
