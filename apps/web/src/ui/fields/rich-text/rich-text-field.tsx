import { isFormatted, richTextOf } from '@shop/shared';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../forms/button';
import { TextField } from '../field';
import { FieldFrame } from '../field-frame';
import { followNothing } from '../live-text';
import styles from './rich-text-field.module.css';

const RichEditor = lazy(() => import('./rich-editor'));

interface RichTextFieldProps {
  label: string;
  hint: string;
  rows?: number;
  /** In characters, with the signs that format. */
  limit: number;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A text that may be formatted: a plain field, which becomes an editor where it is, or when it is asked for. */
export function RichTextField({ rows = 5, value, onChange, error, ...props }: RichTextFieldProps) {
  const [isRich, setIsRich] = useState(() => isFormatted(richTextOf(value)));
  const live = { read: () => value, follow: followNothing, judge: () => undefined };
  const notes = { ...props, live, ...(error !== undefined && { error }) };
  if (isRich)
    return (
      <FieldFrame {...notes}>
        {(control) => (
          <Suspense fallback={<div className={styles.place} />}>
            <RichEditor {...control} label={props.label} value={value} onChange={onChange} />
          </Suspense>
        )}
      </FieldFrame>
    );
  return (
    <div className={styles.field}>
      <TextField
        {...notes}
        rows={rows}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button tone="quiet" onClick={() => setIsRich(true)}>
        Format<span className="visually-hidden"> {props.label}</span>
      </Button>
    </div>
  );
}
