import type { ReactNode } from 'react';
import { Button } from '../../../../ui/forms/button';
import { BY_SAVE_KEY } from '../../../../ui/keys/save-key';
import styles from './product-form.module.css';

/** A second way to save a new product, which leads somewhere else. */
export interface OtherSubmit {
  label: string;
  /** The quantity of a product for which none was typed. */
  quantity?: string;
}

interface SubmitButtonsProps {
  /** Label of the button, and its label while saving. */
  submit: readonly [label: string, busyLabel: string];
  others: readonly OtherSubmit[];
  busy: boolean;
  /** Called before the form is submitted, with what was pressed if it is one of the others. */
  onPress: (other: OtherSubmit | undefined) => void;
  /** Shown beside the buttons. */
  children: ReactNode;
}

/** The buttons that save a product. */
export function SubmitButtons({ submit, others, busy, onPress, children }: SubmitButtonsProps) {
  return (
    <div className={styles.actions}>
      <Button type="submit" {...BY_SAVE_KEY} busy={busy} onClick={() => onPress(undefined)}>
        {submit[busy ? 1 : 0]}
      </Button>
      {others.map((other) => (
        <Button
          key={other.label}
          type="submit"
          tone="secondary"
          busy={busy}
          onClick={() => onPress(other)}
        >
          {other.label}
        </Button>
      ))}
      {children}
    </div>
  );
}
