import type { FieldError } from '@shop/shared';
import { Panel } from '../../../ui/page/panel';
import { BillingFields, refusalOf, refusedParts } from '../../addresses';
import type { Chosen } from '../api/my-prepared-orders';
import styles from './prepared-order.module.css';

interface PreparedBillingProps {
  chosen: Chosen;
  choose: (part: Chosen) => void;
  /** What the shop has refused. */
  refused: readonly FieldError[];
  showsMissing: boolean;
}

/** Where the invoice goes, in a shop that has delivery zones or tax rates. */
export function PreparedBilling({ chosen, choose, refused, showsMissing }: PreparedBillingProps) {
  const { address, billing, taxId = '' } = chosen;
  return (
    <Panel heading="Billing">
      <div className={styles.fields}>
        <BillingFields
          billing={billing}
          taxId={taxId}
          onChange={choose}
          other="this address"
          country={address?.country}
          hint="If you buy for a company"
          showsMissing={showsMissing}
          errors={refusedParts(refused, 'billing')}
          taxError={refusalOf(refused, 'taxId')}
        />
      </div>
    </Panel>
  );
}
