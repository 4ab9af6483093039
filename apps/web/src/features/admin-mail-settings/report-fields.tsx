import type { ReportTime } from '@shop/shared';
import { Controller } from 'react-hook-form';
import { SelectField } from '../../ui/fields/select-field';
import { Panel } from '../../ui/page/panel';
import type { MailSettingsFormState } from './mail-settings-form-state';

const TIMES = [
  { value: 'never', label: 'Never' },
  { value: 'atOnce', label: 'At once' },
  { value: 'daily', label: 'Once a day, at 7 a.m.' },
] as const satisfies readonly { value: ReportTime; label: string }[];

const REPORTS = [
  ['newOrders', 'New orders', 'Sent to the email address on the Settings screen'],
  ['lowStock', 'Low stock', 'At once: when an order leaves few pieces'],
  ['disputes', 'Disputes', 'At once: when one is opened, and when it is decided'],
  [
    'returns',
    'Returns and cancellations',
    'At once: when a buyer wants to return something, withdraws, or cancels a paid order',
  ],
] as const;

/** What the shop's own address is told, and when. */
export function ReportFields({ controller }: Pick<MailSettingsFormState, 'controller'>) {
  return (
    <Panel heading="To the shop’s own address">
      {REPORTS.map(([name, label, hint]) => (
        <Controller
          key={name}
          {...controller(name)}
          render={({ field: { value, onChange } }) => (
            <SelectField
              label={label}
              placeholder="Select a time"
              hint={hint}
              options={TIMES}
              value={value}
              onChange={onChange}
            />
          )}
        />
      ))}
    </Panel>
  );
}
