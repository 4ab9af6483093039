import { deliveryLineFor, type StoredShippingZone } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Notice } from '../../../ui/feedback/notice';
import { PermittedLink } from '../../../ui/page/permitted';
import { useShopDetails } from '../../../ui/page/shop-details';
import { coverageOf } from '../coverage';
import styles from './delivery.module.css';

/** What the zones leave open: countries without a zone, zones without a method, and what shoppers read elsewhere. */
export function CoverageNotes({ zones }: { zones: readonly StoredShippingZone[] }) {
  const { hasMethods, uncovered, withoutMethods } = coverageOf(zones);
  const { deliveryLine } = useShopDetails();
  if (!hasMethods)
    return (
      <div className={styles.notes}>
        <Notice>
          <p>
            No zone has a delivery method yet, so shoppers choose none and delivery is free
            everywhere. Once a zone has a method, orders to places without one are refused.
          </p>
        </Notice>
      </div>
    );
  return (
    <div className={styles.notes}>
      {withoutMethods.length > 0 && (
        <Notice tone="danger">
          <p>
            Nothing can be sent to {withoutMethods.join(', ')}: add a method, or orders to these
            places are refused.
          </p>
        </Notice>
      )}
      {uncovered.length > 0 && (
        <details className={styles.more}>
          <summary>
            {uncovered.length === 1 ? '1 country is' : `${uncovered.length} countries are`} in no
            zone. Orders to these places are refused
          </summary>
          <p className={styles.note}>{uncovered.join(', ')}</p>
        </details>
      )}
      {deliveryLine && (
        <p className={styles.note}>
          Every page says “{deliveryLineFor(deliveryLine, zones)}”. If that is no longer true,{' '}
          <PermittedLink to={dashboardPaths.adminSettingsOf('texts')}>
            change it in the settings
          </PermittedLink>
          .
        </p>
      )}
    </div>
  );
}
