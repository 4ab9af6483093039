import type { FieldError, Quote } from '@shop/shared';
import { Panel } from '../../../ui/page/panel';
import { BillingFields, refusalOf, refusedParts } from '../../addresses';
import type { NewOrderEntry } from '../entry';
import styles from './new-order.module.css';

interface NewOrderBillingProps {
  entry: NewOrderEntry;
  enter: (part: Partial<NewOrderEntry>) => void;
  quote: Quote;
  /** What the shop has refused. */
  refused: readonly FieldError[];
  /** Whether to show what is missing of the address. */
  showsMissing: boolean;
}

/** Where the invoice goes, in a shop that has delivery zones or tax rates, as the customer's own checkout asks. */
export function NewOrderBilling({
  entry: { address, billing, taxId },
  enter,
  quote,
  refused,
  showsMissing,
}: NewOrderBillingProps) {
  if (!quote.destination) return null;
  return (
    <Panel heading="Billing">
      <div className={styles.fields}>
        <BillingFields
          billing={billing}
          taxId={taxId}
          onChange={enter}
          other={quote.destination.state ? 'the delivery address' : 'this address'}
          country={address.country}
          hint="If they buy for a company"
          showsMissing={showsMissing}
          errors={refusedParts(refused, 'billing')}
          taxError={refusalOf(refused, 'taxId')}
        />
      </div>
    </Panel>
  );
}
