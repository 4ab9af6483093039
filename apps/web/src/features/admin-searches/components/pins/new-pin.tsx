import { LIMITS } from '@shop/shared';
import { useState } from 'react';
import { Field } from '../../../../ui/fields/field';
import { isTooLong, tooLongText } from '../../../../ui/fields/length/length-note';
import { ListControls } from '../../../../ui/list/list-controls';
import { WordsButton } from '../words-button';
import styles from './pins.module.css';

/** A form to pin products for words. */
export function NewPin({ onChoose }: { onChoose: (words: string) => void }) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const isLong = isTooLong(words, LIMITS.searchKeyword);
  return (
    <ListControls label="Pin products" className={styles.newPin}>
      <Field
        label="When shoppers search for"
        placeholder="sofa"
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        error={isLong ? tooLongText(words, LIMITS.searchKeyword) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {words !== '' && !isLong && (
        <WordsButton words={words} onClick={() => onChoose(words)}>
          Choose products
        </WordsButton>
      )}
    </ListControls>
  );
}
