import { Field } from '../../../ui/fields/field';
import { SETTING_LABELS } from '../settings-fields';
import styles from './accent-field.module.css';

interface AccentFieldProps {
  /** `#rrggbb`, or empty for the usual colour. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** What the browser's picker shows while none is set. */
const USUAL = '#17503f';

/** The accent, typed or picked. */
export function AccentField({ value, onChange, error }: AccentFieldProps) {
  return (
    <div className={styles.field}>
      <Field
        label={SETTING_LABELS.accent}
        hint="For buttons and links, such as #17503f. The dark theme uses a lighter shade. Empty for the usual green"
        placeholder={USUAL}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(error !== undefined && { error })}
      />
      <input
        type="color"
        aria-label="Pick the accent colour"
        className={styles.picker}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : USUAL}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
