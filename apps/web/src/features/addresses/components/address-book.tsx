import type { PostalAddress } from '@shop/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { Button } from '../../../ui/forms/button';
import { notify } from '../../../ui/messages/notify';
import { saveAddresses, useAddresses } from '../api/address-book';
import { isSame } from '../is-same';
import styles from './address-book.module.css';
import { AddressEntry } from './address-entry';
import { AddressForm } from './address-form';

/** The addresses of an account: which is the default, and forms to add and change them. */
export function AddressBook({ user }: { user: string }) {
  const book = useAddresses(user);
  const queryClient = useQueryClient();
  /** The address whose form is open, as it was; without any parts for a new one. */
  const [edited, setEdited] = useState<PostalAddress>();
  const add = useRef<HTMLButtonElement>(null);
  if (book.isError && !book.data)
    return <ErrorState error={book.error} onRetry={() => void book.refetch()} />;
  if (!book.data) return <RowsSkeleton label="Loading your addresses" rows={2} />;
  const { addresses, version } = book.data;

  async function save(list: readonly PostalAddress[], message: string): Promise<void> {
    try {
      await saveAddresses(user, { addresses: list, version }, queryClient);
      setEdited(undefined);
      notify.success(message);
      add.current?.focus();
    } catch (error) {
      notify.error(failureText(error, 'Your addresses could not be saved.'));
    }
  }

  // Found by its content: after a save elsewhere, another address may have its place. One that is gone is added again.
  const found = edited ? addresses.findIndex((one) => isSame(one, edited)) : -1;
  const isAdded = edited !== undefined && found < 0;
  const shown = isAdded ? [...addresses, edited] : addresses;
  const editedAt = isAdded ? addresses.length : found;
  const without = (address: PostalAddress) => addresses.filter((one) => one !== address);
  const put = (address: PostalAddress) =>
    save(
      shown.map((one, at) => (at === editedAt ? address : one)),
      'Your address is saved',
    );
  const remove = (address: PostalAddress) =>
    save(
      addresses.filter((one) => !isSame(one, address)),
      'The address is removed',
    );

  return (
    <>
      {shown.length === 0 && <p>You have no addresses here yet.</p>}
      <ul className={styles.list} aria-label="Addresses">
        {shown.map((address, index) =>
          index === editedAt ? (
            <li key={`edited ${JSON.stringify(edited)}`} className={styles.entry}>
              <AddressForm address={address} onSave={put} onCancel={() => setEdited(undefined)} />
            </li>
          ) : (
            <li key={index} className={styles.entry}>
              <AddressEntry
                address={address}
                isDefault={index === 0}
                onEdit={() => setEdited(address)}
                onMakeDefault={() =>
                  void save([address, ...without(address)], 'Your default address is changed')
                }
                onRemove={() => void remove(address)}
              />
            </li>
          ),
        )}
      </ul>
      <Button ref={add} onClick={() => setEdited({})}>
        Add an address
      </Button>
    </>
  );
}
