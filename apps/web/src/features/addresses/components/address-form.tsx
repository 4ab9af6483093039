import { missingParts, type PostalAddress } from '@shop/shared';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/forms/button';
import styles from './address-book.module.css';
import { AddressFields } from './address-fields';

interface AddressFormProps {
  /** What is typed so far. */
  address: PostalAddress;
  onChange: (address: PostalAddress) => void;
  onSave: (address: PostalAddress) => Promise<void>;
  onCancel: () => void;
}

/** One address of the address book, to be entered or changed. */
export function AddressForm({ address, onChange, onSave, onCancel }: AddressFormProps) {
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);

  async function submit() {
    if (busy) return;
    if (Object.keys(missingParts(address)).length > 0) {
      setTries(tries + 1);
      return;
    }
    setBusy(true);
    await onSave(address);
    setBusy(false);
  }

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <AddressFields
        address={address}
        onChange={onChange}
        purpose="shipping"
        showsMissing={tries > 0}
      />
      <div className={styles.actions} style={{ marginTop: '1rem' }}>
        <Button type="submit" busy={busy}>
          Save address
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
