import type { PostalAddress } from '@shop/shared';
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/http/api-error';
import { Badge } from '../../../ui/display/badge';
import { ErrorState } from '../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { Button } from '../../../ui/forms/button';
import { notify } from '../../../ui/messages/notify';
import { saveAddresses, useAddresses } from '../api/address-book';
import { isSame } from '../is-same';
import { useEditedAddress } from '../use-edited-address';
import { useEntryFocus } from '../use-entry-focus';
import styles from './address-book.module.css';
import { AddressForm } from './address-form';
import { AddressText } from './address-text';
import { EntryActions } from './entry-actions';

/** The addresses of an account: which is the default, and forms to add and change them. */
export function AddressBook({ user }: { user: string }) {
  const book = useAddresses(user);
  const queryClient = useQueryClient();
  const { edited, setEdited } = useEditedAddress();
  const { list, add, focusEntry } = useEntryFocus();
  if (book.isError && !book.data)
    return <ErrorState error={book.error} onRetry={() => void book.refetch()} />;
  if (!book.data) return <RowsSkeleton label="Loading your addresses" rows={2} />;
  const { addresses, version } = book.data;

  // Found by its content: after a save elsewhere, another address may have its place. One that is gone is added again.
  const found = edited ? addresses.findIndex((one) => isSame(one, edited.before)) : -1;
  const isAdded = edited !== undefined && found < 0;
  const shown = isAdded ? [...addresses, edited.typed] : addresses;
  const editedAt = isAdded ? addresses.length : found;
  const without = (address: PostalAddress) => addresses.filter((one) => one !== address);

  function edit(address: PostalAddress, index: number) {
    setEdited({ before: address, typed: address });
    focusEntry(index);
  }

  function close() {
    setEdited(undefined);
    focusEntry(editedAt);
  }

  /** @param focused the place of the entry that has the focus then */
  async function save(changed: readonly PostalAddress[], message: string, focused: number) {
    try {
      await saveAddresses(user, { addresses: changed, version }, queryClient);
      setEdited(undefined);
      focusEntry(focused);
      notify.success(message);
    } catch (error) {
      notify.error(failureText(error, 'Your addresses could not be saved.'));
    }
  }

  const put = (address: PostalAddress) =>
    save(
      shown.map((one, at) => (at === editedAt ? address : one)),
      'Your address is saved',
      editedAt,
    );
  const remove = (address: PostalAddress, index: number) => {
    const others = addresses.filter((one) => !isSame(one, address));
    return save(others, 'The address is removed', Math.min(index, others.length - 1));
  };

  return (
    <>
      {shown.length === 0 && <p>You have no addresses here yet.</p>}
      <ul ref={list} className={styles.list} aria-label="Addresses">
        {shown.map((address, index) =>
          edited && index === editedAt ? (
            <li key={`edited ${JSON.stringify(edited.before)}`} className={styles.entry}>
              <AddressForm
                address={edited.typed}
                onChange={(typed) => setEdited({ ...edited, typed })}
                onSave={put}
                onCancel={close}
              />
            </li>
          ) : (
            <li key={index} className={styles.entry}>
              <AddressText address={address} />
              {index === 0 && (
                <p>
                  <Badge>Default</Badge>
                </p>
              )}
              {!edited && (
                <EntryActions
                  address={address}
                  isDefault={index === 0}
                  onEdit={() => edit(address, index)}
                  onMakeDefault={() =>
                    void save([address, ...without(address)], 'Your default address is changed', 0)
                  }
                  onRemove={() => void remove(address, index)}
                />
              )}
            </li>
          ),
        )}
      </ul>
      {!edited && (
        <Button ref={add} onClick={() => edit({}, addresses.length)}>
          Add an address
        </Button>
      )}
    </>
  );
}
