import type { PostalAddress } from '@shop/shared';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { Button } from '../../../ui/forms/button';
import { addressInLine } from '../address-lines';
import styles from './address-book.module.css';

interface EntryActionsProps {
  address: PostalAddress;
  isDefault: boolean;
  onEdit: () => void;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** What can be done with an address of the address book. */
export function EntryActions({ address, isDefault, ...on }: EntryActionsProps) {
  const name = addressInLine(address);
  return (
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
  );
}
