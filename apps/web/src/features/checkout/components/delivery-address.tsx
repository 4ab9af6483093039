import type { Contact } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { ButtonLink } from '../../../ui/forms/button';
import styles from './delivery-address.module.css';

interface DeliveryAddressProps {
  delivery: Contact;
}

/** Recipient and address of the order. */
export function DeliveryAddress({
  delivery: { name, email, phone, address },
}: DeliveryAddressProps) {
  return (
    <div className={styles.block}>
      <h3 className={styles.heading}>Current Address</h3>
      <p className={address ? undefined : styles.missing}>
        {address || 'We need a delivery address.'}
      </p>
      <p className={styles.contact}>
        For {name}, {[phone, email].filter(Boolean).join(', ')}
      </p>
      <ButtonLink
        to={dashboardPaths.userProfile}
        // The profile offers the way back.
        state={{ fromCart: true }}
        tone={address ? 'secondary' : 'primary'}
        wide
      >
        Update address
      </ButtonLink>
    </div>
  );
}
