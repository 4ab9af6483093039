import { Command } from 'cmdk';
import type { Place } from './place';
import styles from './palette.module.css';

interface PlaceGroupProps {
  title: string;
  places: readonly Place[];
  onChoose: (place: Place) => void;
}

/** The places of one kind; without any it shows nothing. */
export function PlaceGroup({ title, places, onChoose }: PlaceGroupProps) {
  if (places.length === 0) return null;
  return (
    <Command.Group heading={title} className={styles.group}>
      {places.map((place) => (
        <Command.Item
          key={place.to + place.label}
          value={`${title} ${place.to} ${place.label}`}
          className={styles.place}
          onSelect={() => onChoose(place)}
        >
          <span className={styles.label}>{place.label}</span>
          {place.detail && <span className={styles.detail}>{place.detail}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
