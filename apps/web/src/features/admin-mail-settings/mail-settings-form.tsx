import type { MailSettings, ReportTime } from '@shop/shared';
import { useState } from 'react';
import { failureText } from '../../lib/http/api-error';
import { SelectField } from '../../ui/fields/select-field';
import { Button } from '../../ui/forms/button';
import { Panel } from '../../ui/page/panel';
import { LookFields } from './look-fields';
import { useSaveMailSettings } from './mail-settings-calls';
import { BY_SAVE_KEY } from '../../ui/keys/save-key';
import styles from './mail-settings.module.css';
import { WordsFields } from './words-fields';

const TIMES: readonly { value: ReportTime; label: string }[] = [
  { value: 'never', label: 'Never' },
  { value: 'atOnce', label: 'At once' },
  { value: 'daily', label: 'Once a day, at 7 a.m.' },
];

/** The settings of the mails. It sends the version that it shows, so that a save by somebody else is not overwritten. */
export function MailSettingsForm({ stored }: { stored: MailSettings }) {
  const [settings, setSettings] = useState(stored);
  const save = useSaveMailSettings(setSettings);
  const change = (fields: Partial<MailSettings>) => setSettings({ ...settings, ...fields });
  const report = (
    field: 'newOrders' | 'lowStock' | 'disputes' | 'returns',
    label: string,
    hint: string,
  ) => (
    <SelectField
      label={label}
      placeholder="Select a time"
      hint={hint}
      options={TIMES}
      value={settings[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(settings);
      }}
    >
      <Panel heading="To the shop’s own address">
        {report('newOrders', 'New orders', 'Sent to the email address on the Settings screen')}
        {report('lowStock', 'Low stock', 'At once: when an order leaves few pieces')}
        {report('disputes', 'Disputes', 'At once: when one is opened, and when it is decided')}
        {report(
          'returns',
          'Returns and cancellations',
          'At once: when a buyer wants to return something, withdraws, or cancels a paid order',
        )}
      </Panel>
      <LookFields settings={settings} onChange={change} />
      <WordsFields settings={settings} onChange={change} />
      {save.error && <p role="alert">{failureText(save.error)}</p>}
      <Button type="submit" {...BY_SAVE_KEY} busy={save.isPending}>
        {save.isPending ? 'Saving …' : 'Save settings'}
      </Button>
    </form>
  );
}
