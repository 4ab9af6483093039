import type { PostalAddress } from '@shop/shared';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { Badge } from '../../../ui/display/badge';
import { Button } from '../../../ui/forms/button';
import { addressInLine } from '../address-lines';
import styles from './address-book.module.css';
import { AddressText } from './address-text';

interface AddressEntryProps {
  address: PostalAddress;
  isDefault: boolean;
  onEdit: () => void;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** One address of the address book, and what can be done with it. */
export function AddressEntry({ address, isDefault, ...on }: AddressEntryProps) {
  const name = addressInLine(address);
  return (
    <>
      <AddressText address={address} />
      {isDefault && (
        <p>
          <Badge>Default</Badge>
        </p>
      )}
      <div className={styles.actions}>
        <Button tone="secondary" aria-label={`Edit ${name}`} onClick={on.onEdit}>
          Edit
        </Button>
        {!isDefault && (
          <Button tone="secondary" aria-label={`Make default: ${name}`} onClick={on.onMakeDefault}>
            Make default
          </Button>
        )}
        <ConfirmButton
          tone="quiet"
          aria-label={`Remove ${name}`}
          question="Remove this address?"
          effects={name}
          okText="Remove address"
          onConfirm={on.onRemove}
        >
          Remove
        </ConfirmButton>
      </div>
    </>
  );
}
