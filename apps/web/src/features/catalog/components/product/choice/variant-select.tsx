import { formatDollars, type Variant } from '@shop/shared';
import { Button } from '../../../../../ui/forms/button';
import styles from './choice.module.css';

interface VariantSelectProps {
  variants: readonly Variant[];
  chosen: Variant | undefined;
}

/** The choice without JavaScript: the page of a variant shows its price and stock. Only servers render it. */
export function VariantSelect({ variants, chosen }: VariantSelectProps) {
  return (
    <form className={styles.form}>
      <label>
        Variant
        <select name="variant" defaultValue={chosen?._id}>
          {variants.map(({ _id, name, price, quantity }) => (
            <option key={_id} value={_id}>
              {`${name}, ${formatDollars(price)}${quantity < 1 ? ', sold out' : ''}`}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" tone="secondary">
        Show
      </Button>
    </form>
  );
}
