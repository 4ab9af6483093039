import { formatDollars, type Quote } from '@shop/shared';
import { ChoiceField } from '../../../ui/fields/choice-field';
import { Panel } from '../../../ui/page/panel';
import { AddressFields } from '../../addresses';
import type { Chosen } from '../api/my-prepared-orders';
import styles from './prepared-order.module.css';

interface PreparedDeliveryProps {
  chosen: Chosen;
  choose: (part: Chosen) => void;
  quote: Quote;
  showsMissing: boolean;
}

const PROBLEMS = {
  unknown: 'Enter the address to see how we deliver.',
  nowhere: 'We do not deliver to this address.',
  unfit: 'We can’t deliver these items there.',
} as const;

/** Where it goes and how, in a shop that has delivery zones or tax rates. */
export function PreparedDelivery({ chosen, choose, quote, showsMissing }: PreparedDeliveryProps) {
  const { destination, shippingMethods = [], shippingMethod } = quote;
  if (!destination) return null;
  const { state } = destination;
  return (
    <Panel heading={state ? 'Delivery' : 'Address'}>
      <div className={styles.fields}>
        <AddressFields
          address={chosen.address ?? {}}
          onChange={(address) => choose({ address })}
          purpose="shipping"
          countries={destination.countries}
          showsMissing={showsMissing}
        />
        {state === 'unknown' || state === 'nowhere' || state === 'unfit' ? (
          <p role="status" className={styles.problem}>
            {PROBLEMS[state]}
          </p>
        ) : (
          shippingMethods.length > 0 && (
            <ChoiceField
              label="Delivery method"
              placeholder="Choose one"
              options={shippingMethods.map(({ _id, name, price, discounted = price }) => ({
                value: _id,
                label: `${name}, ${discounted === 0 ? 'free' : formatDollars(discounted)}`,
              }))}
              value={chosen.shippingMethod ?? shippingMethod?._id ?? ''}
              onChange={({ target }) => choose({ shippingMethod: target.value || undefined })}
            />
          )
        )}
      </div>
    </Panel>
  );
}
