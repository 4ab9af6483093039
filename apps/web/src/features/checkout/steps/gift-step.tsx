import { BROWSING_TEXTS, type Gift } from '@shop/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../lib/address/shop-paths';
import { ChoiceField } from '../../../ui/fields/choice-field';
import { Button } from '../../../ui/forms/button';
import { notify } from '../../../ui/messages/notify';
import { Panel } from '../../../ui/page/panel';
import { addToCart, entryKey } from '../../cart';
import styles from './steps.module.css';

interface GiftStepProps {
  gift: Gift;
  /** Whether the cart is being priced: then the gift may be in it already. */
  isPricing: boolean;
  onAdded: () => void;
}

/** A gift that the cart has brought about, to be put into it: with a choice where there is one. */
export function GiftStep({ gift: { choices, pieces }, isPricing, onAdded }: GiftStepProps) {
  const [chosen, choose] = useState('');
  const [first] = choices;
  const choice = choices.length === 1 ? first : choices.find((one) => entryKey(one) === chosen);
  if (!first) return null;
  const isOneProduct = choices.every(({ _id }) => _id === first._id);

  function add() {
    if (!choice) return;
    if (addToCart(choice) > 0) notify.success(BROWSING_TEXTS.addedToCart);
    onAdded();
  }

  return (
    <Panel heading={`Free with your order: ${isOneProduct ? first.name : 'a gift of your choice'}`}>
      <div className={styles.form}>
        {isOneProduct && (
          <p>
            <Link to={shopPaths.product(first.slug, first.variant?._id)}>See {first.name}</Link>
            {pieces > 1 && ` · ${pieces} pieces are free`}
          </p>
        )}
        {choices.length > 1 && (
          <ChoiceField
            label="Gift"
            placeholder="Choose your gift"
            value={choice ? entryKey(choice) : ''}
            options={choices.map((one) => ({ value: entryKey(one), label: labelOf(one) }))}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        <Button tone="secondary" disabled={isPricing || !choice} onClick={add}>
          Add it for free
        </Button>
      </div>
    </Panel>
  );
}

function labelOf({ name, variant }: Gift['choices'][number]): string {
  return variant ? `${name}, ${variant.name}` : name;
}
