import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebouncedInput } from '../../lib/hooks/use-debounced-input';
import { useMayOpen } from '../../lib/session/permissions';
import { useModal } from '../../ui/dialogs/use-modal';
import { ACTIONS } from './actions';
import { useFoundPlaces } from './api/find-places';
import { isNamed, type Place } from './place';
import { PlaceGroup } from './place-group';
import { noteRecentPlace, useRecentPlaces } from './recent-places';
import { SCREENS } from './screens';
import styles from './palette.module.css';

/** A search over screens, actions, orders, products and customers. Open for as long as it is rendered. */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useModal();
  const input = useRef<HTMLInputElement>(null);
  const [sought, setSought] = useState('');
  const [text, setText] = useDebouncedInput(sought, setSought);
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const recent = useRecentPlaces().filter(({ to }) => mayOpen(to));
  const found = useFoundPlaces(sought);
  const typed = text.trim();

  useEffect(() => {
    // The browser focuses the first element that can have the focus, which is around the input.
    input.current?.focus();
  }, []);

  function go(place: Place) {
    noteRecentPlace(place);
    dialog.current?.close();
    void navigate(place.to);
  }

  const named = (places: readonly Place[]) =>
    places.filter((place) => isNamed(place, typed) && mayOpen(place.to));
  return (
    <dialog ref={dialog} className={styles.palette} aria-label="Find anything" onClose={onClose}>
      <Command label="Find anything" shouldFilter={false} loop>
        <Command.Input
          ref={input}
          className={styles.input}
          value={text}
          onValueChange={setText}
          placeholder="An order, product, customer or screen"
        />
        <Command.List className={styles.list}>
          {typed === '' && <PlaceGroup title="Recent" places={recent} onChoose={go} />}
          <PlaceGroup title="Orders" places={found.orders} onChoose={go} />
          <PlaceGroup title="Products" places={found.products} onChoose={go} />
          <PlaceGroup title="Customers" places={found.customers} onChoose={go} />
          <PlaceGroup title="Actions" places={named(ACTIONS)} onChoose={go} />
          <PlaceGroup title="Screens" places={named(SCREENS)} onChoose={go} />
          {!found.isLoading && sought === typed && (
            <Command.Empty className={styles.note}>Nothing is called “{typed}”.</Command.Empty>
          )}
        </Command.List>
      </Command>
      <p className={styles.note} role="status">
        {found.isError && 'Not everything could be searched. Keep typing to try again.'}
        {found.isLoading && 'Searching…'}
      </p>
    </dialog>
  );
}
