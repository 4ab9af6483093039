import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMayOpen } from '../../lib/session/permissions';
import { useModal } from '../../ui/dialogs/use-modal';
import { ACTIONS } from './actions';
import { useFoundPlaces, type Found } from './api/find-places';
import { takeEarlyKeys } from './early-keys';
import { isNamed, type Place } from './place';
import { FoundGroup, PlaceGroup } from './place-group';
import { noteRecentPlace, useRecentPlaces } from './recent-places';
import { SCREENS } from './screens';
import { useEarlyEnter } from './use-early-enter';
import { useThrottledText } from './use-throttled-text';
import styles from './palette.module.css';

const TITLES = { orders: 'Orders', products: 'Products', customers: 'Customers' } as const;

type Kind = keyof typeof TITLES;

/** What may be an SKU. */
const CODE = /^\S*\d\S*$/;

/**
 * The kinds of records. An SKU means its only product before the orders that have it. A search finds products with
 * words that only resemble those typed, which then come last.
 */
function namedFirst(found: Record<Kind, Found>, typed: string): Kind[] {
  const hasNamed = (kind: Kind) =>
    found[kind].places.some((place) => isNamed({ ...place, words: place.detail ?? '' }, typed));
  const isProduct = CODE.test(typed) && found.products.places.length === 1;
  const kinds = isProduct
    ? (['products', 'orders', 'customers'] as const)
    : (['orders', 'products', 'customers'] as const);
  return [...kinds.filter(hasNamed), ...kinds.filter((kind) => !hasNamed(kind))];
}

/** A search over screens, actions, orders, products and customers. Open for as long as it is rendered. */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useModal();
  const input = useRef<HTMLInputElement>(null);
  const [early] = useState(takeEarlyKeys);
  const [text, setText] = useState(early.text);
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const recent = useRecentPlaces().filter(({ to }) => mayOpen(to));
  const typed = text.trim();
  const { isError, ...found } = useFoundPlaces(useThrottledText(typed), typed);
  const isLoading = Object.values(found).some(({ isCurrent }) => !isCurrent);

  useEffect(() => {
    // The browser focuses the first element that can have the focus, which is around the input.
    input.current?.focus();
  }, []);

  function go(place: Place) {
    noteRecentPlace(place);
    dialog.current?.close();
    void navigate(place.to);
  }

  const kinds = namedFirst(found, typed);
  const handleKey = useEarlyEnter(
    typed,
    kinds.map((kind) => found[kind]),
    { wasEntered: early.isEntered, onChoose: go },
  );
  const named = (places: readonly Place[]) =>
    places.filter((place) => isNamed(place, typed) && mayOpen(place.to));
  return (
    <dialog ref={dialog} className={styles.palette} aria-label="Find anything" onClose={onClose}>
      <Command label="Find anything" shouldFilter={false} loop onKeyDown={handleKey}>
        <Command.Input
          ref={input}
          className={styles.input}
          value={text}
          onValueChange={setText}
          placeholder="An order, product, customer or screen"
        />
        <Command.List className={styles.list}>
          {typed === '' && <PlaceGroup title="Recent" places={recent} onChoose={go} />}
          {kinds.map((kind) => (
            <FoundGroup key={kind} title={TITLES[kind]} found={found[kind]} onChoose={go} />
          ))}
          <PlaceGroup title="Actions" places={named(ACTIONS)} onChoose={go} />
          <PlaceGroup title="Screens" places={named(SCREENS)} onChoose={go} />
          {!isLoading && (
            <Command.Empty className={styles.note}>Nothing found for “{typed}”.</Command.Empty>
          )}
        </Command.List>
      </Command>
      <p className={styles.note} role="status">
        {isError && 'Not everything could be searched. Keep typing to try again.'}
        {isLoading && 'Searching…'}
      </p>
    </dialog>
  );
}
