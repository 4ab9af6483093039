import { LIMITS } from '@shop/shared';
import { useState } from 'react';
import { Field } from '../../../../ui/forms/field';
import { ListControls } from '../../../../ui/list/list-controls';
import { WordsButton } from '../words-button';
import styles from './pins.module.css';

/** A form to pin products for words. */
export function NewPin({ onChoose }: { onChoose: (words: string) => void }) {
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
      {words !== '' && (
        <WordsButton words={words} onClick={() => onChoose(words)}>
          Choose products
        </WordsButton>
      )}
    </ListControls>
  );
}
