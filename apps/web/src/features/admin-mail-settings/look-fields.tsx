import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Field } from '../../ui/fields/field';
import { Button } from '../../ui/forms/button';
import { Panel } from '../../ui/page/panel';
import type { MailSettingsFormState } from './mail-settings-form-state';
import styles from './mail-settings.module.css';

const MOST_BYTES = 48_000;
const PREFIX = 'data:image/png;base64,';

/** The logo and the colour of the mails. */
export function LookFields({
  field,
  controller,
}: Pick<MailSettingsFormState, 'field' | 'controller'>) {
  return (
    <Panel heading="Looks">
      <Controller
        {...controller('logo')}
        render={({ field: { value, onChange } }) => <LogoField logo={value} onChange={onChange} />}
      />
      <Field
        label="Colour of buttons"
        hint="Such as #17503f; empty for the usual one"
        {...field('color')}
      />
    </Panel>
  );
}

interface LogoFieldProps {
  /** In base64; empty for none. */
  logo: string;
  onChange: (logo: string) => void;
}

function LogoField({ logo, onChange }: LogoFieldProps) {
  const [error, setError] = useState<string>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const url = file.size > MOST_BYTES ? '' : await readAsUrl(file);
    const isPng = url.startsWith(PREFIX);
    setError(isPng ? undefined : 'The logo must be a PNG file of at most 48 kB');
    if (isPng) onChange(url.slice(PREFIX.length));
  };
  return (
    <>
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
        <Button tone="secondary" onClick={() => onChange('')}>
          Remove the logo
        </Button>
      )}
    </>
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
