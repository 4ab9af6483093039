import type { MailSettings } from '@shop/shared';
import { useState } from 'react';
import { Field } from '../../ui/fields/field';
import { Button } from '../../ui/forms/button';
import { Panel } from '../../ui/page/panel';
import styles from './mail-settings.module.css';

const MOST_BYTES = 48_000;
const PREFIX = 'data:image/png;base64,';

interface LookFieldsProps {
  settings: MailSettings;
  onChange: (fields: Partial<MailSettings>) => void;
}

/** The logo and the colour of the mails. */
export function LookFields({ settings: { color, logo }, onChange }: LookFieldsProps) {
  const [error, setError] = useState<string>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const url = file.size > MOST_BYTES ? '' : await readAsUrl(file);
    const isPng = url.startsWith(PREFIX);
    setError(isPng ? undefined : 'The logo must be a PNG file of at most 48 kB');
    if (isPng) onChange({ logo: url.slice(PREFIX.length) });
  };
  return (
    <Panel heading="Looks">
      {logo && <img className={styles.logo} src={PREFIX + logo} alt="The logo" />}
      <Field
        label="Logo"
        hint="A PNG file, shown at most 200 pixels wide, in place of the shop’s name"
        type="file"
        accept="image/png"
        error={error}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {logo && (
        <Button tone="secondary" onClick={() => onChange({ logo: '' })}>
          Remove the logo
        </Button>
      )}
      <Field
        label="Colour of buttons"
        hint="Such as #17503f; empty for the usual one"
        value={color}
        onChange={({ target }) => onChange({ color: target.value.trim() })}
      />
    </Panel>
  );
}

function readAsUrl(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => resolve('');
    reader.readAsDataURL(file);
  });
}
