import { Field } from '../../../ui/fields/field';
import { NumberField } from '../../../ui/fields/number-field';
import { Button } from '../../../ui/forms/button';
import { inShopCurrency, readAmount } from '@shop/shared';
import type { ZoneFormFields } from '../zone-form-state';
import styles from './delivery.module.css';
import { MethodLimits } from './method-limits';
import { MethodPriceFields } from './method-price-fields';

interface MethodFieldsProps extends ZoneFormFields {
  /** Its place in the zone. */
  index: number;
  onRemove: () => void;
}

/** One way of delivery: its price, its limits, and how long it takes. */
export function MethodFields({ index, onRemove, ...fields }: MethodFieldsProps) {
  const { field } = fields;
  const at = `methods.${index}` as const;
  return (
    <section className={styles.group} aria-label={`Method ${index + 1}`}>
      <h2>Method {index + 1}</h2>
      <div className={styles.pair}>
        <Field
          label="Name of the method"
          hint="Shown in the cart, such as Standard"
          {...field(`${at}.name`)}
        />
        <Field
          label="Days"
          hint="Shown in the cart, such as 2 to 4, or 2 to 4 working days"
          autoComplete="off"
          {...field(`${at}.days`)}
        />
      </div>
      <MethodPriceFields {...fields} index={index} />
      <div className={styles.pair}>
        <NumberField
          label={inShopCurrency('Free from,')}
          hint="After discounts. Leave empty if never free"
          inputMode="decimal"
          read={readAmount}
          {...field(`${at}.freeFrom`)}
        />
        <Field
          label="Pickup address"
          hint="Only if shoppers collect their order there"
          autoComplete="off"
          {...field(`${at}.pickUpAt`)}
        />
      </div>
      <MethodLimits {...fields} index={index} />
      <div className={styles.actions}>
        <Button tone="secondary" onClick={onRemove}>
          Remove method {index + 1}
        </Button>
      </div>
    </section>
  );
}
