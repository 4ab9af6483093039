import type { PostalAddress } from '@shop/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { Badge } from '../../../ui/display/badge';
import { ErrorState } from '../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { Button } from '../../../ui/forms/button';
import { notify } from '../../../ui/messages/notify';
import { saveAddresses, useAddresses } from '../api/address-book';
import styles from './address-book.module.css';
import { AddressForm } from './address-form';
import { AddressText } from './address-text';

/** The addresses of an account: which is the default, and forms to add and change them. */
export function AddressBook({ user }: { user: string }) {
  const book = useAddresses(user);
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<number>();
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

  const replaced = (index: number, address: PostalAddress) =>
    addresses.map((one, at) => (at === index ? address : one));
  const without = (index: number) => addresses.filter((_, at) => at !== index);
  const put = (address: PostalAddress, index: number) =>
    save(
      index < addresses.length ? replaced(index, address) : [...addresses, address],
      'Your address is saved',
    );

  return (
    <>
      {addresses.length === 0 && edited === undefined && <p>You have no addresses here yet.</p>}
      <ul className={styles.list} aria-label="Addresses">
        {addresses.map((address, index) => (
          <li key={index} className={styles.entry}>
            {edited === index ? (
              <AddressForm
                address={address}
                onSave={(changed) => put(changed, index)}
                onCancel={() => setEdited(undefined)}
              />
            ) : (
              <>
                <AddressText address={address} />
                {index === 0 && (
                  <p>
                    <Badge>Default</Badge>
                  </p>
                )}
                <div className={styles.actions}>
                  <Button tone="secondary" onClick={() => setEdited(index)}>
                    Edit
                  </Button>
                  {index > 0 && (
                    <Button
                      tone="secondary"
                      onClick={() =>
                        void save([address, ...without(index)], 'Your default address is changed')
                      }
                    >
                      Make default
                    </Button>
                  )}
                  <Button
                    tone="quiet"
                    onClick={() => void save(without(index), 'The address is removed')}
                  >
                    Remove
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
        {edited === addresses.length && (
          <li className={styles.entry}>
            <AddressForm
              address={{}}
              onSave={(address) => put(address, addresses.length)}
              onCancel={() => setEdited(undefined)}
            />
          </li>
        )}
      </ul>
      <Button ref={add} onClick={() => setEdited(addresses.length)}>
        Add an address
      </Button>
    </>
  );
}
