import { LIMITS } from '@shop/shared';
import { TextField } from '../../../ui/fields/field';
import { SETTING_LABELS } from '../settings-fields';
import type { SettingsFormState } from './settings-form-state';
import { SettingsGroup } from './settings-group';

/** What invoices say besides the order. */
export function InvoiceFields({ field }: Pick<SettingsFormState, 'field'>) {
  return (
    <SettingsGroup topic="invoices">
      <TextField
        label={SETTING_LABELS.taxNumber}
        hint="The shop’s own, on every invoice. Empty for none"
        {...field('taxNumber')}
      />
      <TextField
        label={SETTING_LABELS.invoiceFooter}
        hint="At the end of every invoice: bank details, terms. Issued invoices keep theirs"
        rows={3}
        limit={LIMITS.invoiceFooter}
        {...field('invoiceFooter')}
      />
    </SettingsGroup>
  );
}
