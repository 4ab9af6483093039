import { readWholeNumber } from '@shop/shared';
import { Controller } from 'react-hook-form';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';
import {
  CARD_CHARGE_OPTIONS,
  PRIOR_PRICE_OPTIONS,
  SETTING_LABELS,
  UNIT_OPTIONS,
} from '../settings-fields';
import type { SettingsFormState } from './settings-form-state';
import { CurrencyField } from './currency-field';
import { SettingsGroup } from './settings-group';

/** How the shop sells: currency, units, withdrawals, reduced prices, and when cards are charged. */
export function SalesFields({
  field,
  controller,
}: Pick<SettingsFormState, 'field' | 'controller'>) {
  return (
    <SettingsGroup topic="sales">
      <Controller
        {...controller('currency')}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <CurrencyField value={value} onChange={onChange} error={error?.message} />
        )}
      />
      <Controller
        {...controller('units')}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <SelectField
            label={SETTING_LABELS.units}
            placeholder="Select the units of weights"
            hint="In which weights are shown and typed. Files and other programs have grams"
            options={UNIT_OPTIONS}
            value={value}
            onChange={onChange}
            error={error?.message}
          />
        )}
      />
      <NumberField
        label={SETTING_LABELS.withdrawalDays}
        hint="After an order is set to delivered; before that, shoppers always can. 0 if they can’t"
        inputMode="numeric"
        read={readWholeNumber}
        required
        {...field('withdrawalDays')}
      />
      <Controller
        {...controller('priorPrices')}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <SelectField
            label={SETTING_LABELS.priorPrices}
            placeholder="Select whether it is shown"
            hint="The lowest price before a sale began, wherever its price is shown. The EU asks for it"
            options={PRIOR_PRICE_OPTIONS}
            value={value}
            onChange={onChange}
            error={error?.message}
          />
        )}
      />
      <Controller
        {...controller('cardCharged')}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <SelectField
            label={SETTING_LABELS.cardCharged}
            placeholder="Select when cards are charged"
            hint="On the pages of a payment provider. Until the shipment, the amount is only reserved, for about 7 days. Orders with nothing to send are charged at checkout"
            options={CARD_CHARGE_OPTIONS}
            value={value}
            onChange={onChange}
            error={error?.message}
          />
        )}
      />
    </SettingsGroup>
  );
}
