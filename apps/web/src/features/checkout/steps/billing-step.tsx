import { enter, type CheckoutEntries } from '../../../lib/storage/checkout-entries';
import { Panel } from '../../../ui/page/panel';
import { BillingFields, refusalOf, refusedParts, type RefusedFields } from '../../addresses';

interface BillingStepProps {
  entries: CheckoutEntries;
  isDelivered: boolean;
  refused?: RefusedFields;
  showsMissing: boolean;
}

/** Where the invoice goes: by default where the goods go. */
export function BillingStep({
  entries: { billing, taxId, address },
  isDelivered,
  refused,
  showsMissing,
}: BillingStepProps) {
  return (
    <Panel heading="Billing">
      <BillingFields
        billing={billing}
        taxId={taxId}
        onChange={enter}
        other={isDelivered ? 'the delivery address' : 'this address'}
        country={address.country}
        hint="If you buy for a company"
        showsMissing={showsMissing}
        errors={refusedParts(refused, 'billing')}
        taxError={refusalOf(refused, 'taxId')}
      />
    </Panel>
  );
}
