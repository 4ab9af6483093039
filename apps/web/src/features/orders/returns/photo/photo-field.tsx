import { Field } from '../../../../ui/fields/field';
import { Button } from '../../../../ui/forms/button';
import styles from '../returns.module.css';
import type { ChosenPhoto } from './use-chosen-photo';

interface PhotoFieldProps {
  label: string;
  hint: string;
  chosen: ChosenPhoto;
}

/** A photo of what is sent back. What is wrong with the file is said as soon as it is chosen. */
export function PhotoField({ label, hint, chosen }: PhotoFieldProps) {
  const { input, isFitting, problem, choose, drop } = chosen;
  return (
    <>
      <Field
        ref={input}
        label={label}
        hint={isFitting ? 'Preparing the photo …' : hint}
        error={problem}
        type="file"
        accept="image/*"
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <span role="status" className="visually-hidden">
        {problem && 'This photo can’t be used'}
      </span>
      {problem && (
        <div className={styles.actions}>
          <Button tone="quiet" onClick={drop}>
            Remove the photo
          </Button>
        </div>
      )}
    </>
  );
}
