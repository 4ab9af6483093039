import { Field } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { useCartProduct } from '../api/cart-product';
import styles from './cart-item-fields.module.css';

/** How much of a product is in a cart that an administrator puts together. */
export interface CartChoice {
  quantity: string;
  /** The id of its variant; empty without any. */
  variant: string;
}

/** A product that was just put into it. */
export const ONE_PIECE: CartChoice = { quantity: '1', variant: '' };

interface CartItemFieldsProps {
  product: string;
  choice: CartChoice;
  onChange: (part: Partial<CartChoice>) => void;
  /** What is wrong with it. */
  error?: string | undefined;
}

export function CartItemFields({ product, choice, onChange, error }: CartItemFieldsProps) {
  const { data } = useCartProduct(product);
  const name = data?.name ?? '…';
  return (
    <div className={styles.item} role="group" aria-label={name}>
      <Field
        label={`Pieces of ${name}`}
        inputMode="numeric"
        autoComplete="off"
        value={choice.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
        {...(error && { error })}
      />
      {data && data.variants.length > 0 && (
        <SelectField
          label={`Variant of ${name}`}
          placeholder="Select a variant"
          options={data.variants}
          value={choice.variant}
          onChange={(variant) => onChange({ variant })}
        />
      )}
    </div>
  );
}
