import { currencyName, type PriceRange, withShopSign } from '@shop/shared';
import { useState } from 'react';
import { ownPrice, type OwnPrice } from '../../own-price';
import styles from './own-price-fields.module.css';

interface OwnPriceFieldsProps {
  price: PriceRange | OwnPrice | undefined;
  /** Called while somebody types. Without it, the fields are read when their form is sent. */
  onType?: ((price: OwnPrice | undefined) => void) | undefined;
}

/** The lowest and the highest price as fields, beside the fixed ranges. */
export function OwnPriceFields({ price, onType }: OwnPriceFieldsProps) {
  const own = price?.id === 'own' ? price : undefined;
  const [typed, setTyped] = useState({ of: own?.label, ...textsOf(own) });
  if (typed.of !== own?.label) {
    // Changed from outside, unless this is what was typed.
    const isTyped = ownPrice(typed.min, typed.max)?.label === own?.label;
    setTyped({ ...(isTyped ? typed : textsOf(own)), of: own?.label });
  }
  const type = (part: { min?: string; max?: string }) => {
    const now = { ...typed, ...part };
    setTyped(now);
    onType?.(ownPrice(now.min, now.max));
  };
  return (
    <fieldset className={styles.own}>
      <legend className="visually-hidden">{`Your own price range in ${currencyName()}`}</legend>
      <label>
        {withShopSign('Min $')}
        <input
          {...FIELD}
          name="min"
          value={typed.min}
          onChange={({ target }) => type({ min: target.value })}
        />
      </label>
      <label>
        {withShopSign('Max $')}
        <input
          {...FIELD}
          name="max"
          value={typed.max}
          onChange={({ target }) => type({ max: target.value })}
        />
      </label>
      {!onType && (
        <button type="submit" aria-label="Go: set this price range">
          Go
        </button>
      )}
    </fieldset>
  );
}

const FIELD = {
  type: 'number',
  inputMode: 'decimal',
  min: 0,
  max: 9_999_999,
  step: 0.01,
  autoComplete: 'off',
} as const;

function textsOf(price: OwnPrice | undefined) {
  return { min: String(price?.min ?? ''), max: String(price?.max ?? '') };
}
