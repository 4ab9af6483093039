import type { User } from '@shop/shared';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/forms/button';
import styles from './delivery-address.module.css';

interface DeliveryAddressProps {
  buyer: User;
}

/** Where the order will be delivered. */
export function DeliveryAddress({ buyer: { address } }: DeliveryAddressProps) {
  return (
    <div className={styles.block}>
      <h3 className={styles.heading}>Current Address</h3>
      <p className={address ? undefined : styles.missing}>
        {address || 'We need a delivery address.'}
      </p>
      <ButtonLink to={paths.userProfile} tone={address ? 'secondary' : 'primary'} wide>
        Update address
      </ButtonLink>
    </div>
  );
}
