import { Field } from '../../../../ui/fields/field';
import { SelectField } from '../../../../ui/fields/select-field';
import { useTriedProduct } from '../../api/preview';
import styles from './preview.module.css';

/** A product in a cart to try. */
export interface TriedChoice {
  quantity: string;
  /** The id of its variant; empty without any. */
  variant: string;
}

interface TriedItemProps {
  product: string;
  choice: TriedChoice;
  onChange: (part: Partial<TriedChoice>) => void;
}

export function TriedItem({ product, choice, onChange }: TriedItemProps) {
  const { data } = useTriedProduct(product);
  const name = data?.name ?? '…';
  return (
    <div className={styles.item} role="group" aria-label={name}>
      <Field
        label={`Pieces of ${name}`}
        inputMode="numeric"
        autoComplete="off"
        value={choice.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
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
