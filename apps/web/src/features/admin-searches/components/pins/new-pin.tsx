import { LIMITS } from '@shop/shared';
import { useState } from 'react';
import { Field } from '../../../../ui/forms/field';
import { ListControls } from '../../../../ui/list/list-controls';
import { PinProducts } from './pin-products';
import styles from './pins.module.css';

/** Pins products for words that are typed. */
export function NewPin() {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  return (
    <ListControls label="Pin products" className={styles.newPin}>
      <Field
        label="When shoppers search for"
        placeholder="sofa"
        maxLength={LIMITS.searchKeyword}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {words !== '' && <PinProducts words={words} label="Choose products" />}
    </ListControls>
  );
}
