import { Command } from 'cmdk';
import type { Found } from './api/find-places';
import type { Place } from './place';
import styles from './palette.module.css';

interface PlaceGroupProps {
  title: string;
  places: readonly Place[];
  onChoose: (place: Place) => void;
  /** Whether they can't be chosen, because others are on their way. */
  isOutdated?: boolean;
}

/** The places of one kind; without any it shows nothing. */
export function PlaceGroup({ title, places, onChoose, isOutdated = false }: PlaceGroupProps) {
  if (places.length === 0) return null;
  return (
    <Command.Group heading={title} className={styles.group}>
      {places.map((place) => (
        <Command.Item
          key={place.to + place.label}
          value={`${title} ${place.to} ${place.label}`}
          className={styles.place}
          disabled={isOutdated}
          onSelect={() => onChoose(place)}
        >
          <span className={styles.label}>{place.label}</span>
          {place.detail && <span className={styles.detail}>{place.detail}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** Records that were found. Those of an earlier text stay in view until the next answer, so that nothing flickers. */
export function FoundGroup({
  found: { places, isCurrent },
  ...props
}: Omit<PlaceGroupProps, 'places' | 'isOutdated'> & { found: Found }) {
  // New items, because only those take the highlight.
  return (
    <PlaceGroup
      key={isCurrent ? 'current' : 'outdated'}
      {...props}
      places={places}
      isOutdated={!isCurrent}
    />
  );
}
