import { LIMITS } from '@shop/shared';
import { useState } from 'react';
import { Button } from '../../../../ui/forms/button';
import { Field, TextField } from '../../../../ui/fields/field';
import { messagesAt } from '../../variants-grid/grid-body';
import type { Grid } from '../../variants-grid/use-grid';
import { AskRenamings } from './ask-renamings';
import styles from './variants.module.css';

/** What the product can be chosen by, such as Size with S, M and L, and the button that makes the rows. */
export function OptionFields({ grid }: { grid: Grid }) {
  const { texts, setTexts, errors, isOutdated, make, questions } = grid;
  const [isAsking, setAsking] = useState(false);
  const change = (at: number, part: Partial<(typeof texts)[number]>) =>
    setTexts(texts.map((text, index) => (index === at ? { ...text, ...part } : text)));
  return (
    <section aria-labelledby="options" className={styles.section}>
      <h2 id="options">Options</h2>
      <div className={styles.options}>
        {texts.map(({ name, values }, at) => (
          <fieldset key={at} className={styles.option}>
            <legend>Option {at + 1}</legend>
            <Field
              label="Name"
              hint="Such as Size"
              value={name}
              onChange={({ target }) => change(at, { name: target.value })}
            />
            <TextField
              label="Values"
              hint="One per line or between commas, in the order shoppers see"
              value={values}
              onChange={({ target }) => change(at, { values: target.value })}
            />
            <Button tone="quiet" onClick={() => setTexts(texts.filter((_text, i) => i !== at))}>
              Remove option {at + 1}
            </Button>
          </fieldset>
        ))}
      </div>
      <div role="status" className={styles.refusals}>
        {messagesAt(errors, 'options').map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <div className={styles.actions}>
        {texts.length < LIMITS.options && (
          <Button tone="secondary" onClick={() => setTexts([...texts, { name: '', values: '' }])}>
            Add an option
          </Button>
        )}
        {isOutdated && (
          <Button onClick={() => (questions.length > 0 ? setAsking(true) : make())}>
            Update the rows
          </Button>
        )}
      </div>
      {isAsking && (
        <AskRenamings
          questions={questions}
          onAnswer={(renamings) => {
            setAsking(false);
            make(renamings);
          }}
          onKeep={() => setAsking(false)}
        />
      )}
    </section>
  );
}
