import { CURRENCIES, formatDollars } from '@shop/shared';
import { Confirm } from '../../../ui/dialogs/confirm';
import { useDialogAbout } from '../../../ui/dialogs/use-dialog-about';
import { SelectField } from '../../../ui/fields/select-field';
import { SETTING_LABELS } from '../settings-fields';

const names = new Intl.DisplayNames('en', { type: 'currency' });
const OPTIONS = CURRENCIES.map((code) => ({ value: code, label: `${names.of(code)} (${code})` }));

interface CurrencyFieldProps {
  value: string;
  onChange: (currency: string) => void;
  error: string | undefined;
}

/** The shop's currency. Before another one is taken, it says what becomes of prices. */
export function CurrencyField({ value, onChange, error }: CurrencyFieldProps) {
  const { about = value, isOpen, open, close } = useDialogAbout<string>();
  return (
    <>
      <SelectField
        label={SETTING_LABELS.currency}
        placeholder="Select a currency"
        hint="It stays as it is once the first order has been placed"
        options={OPTIONS}
        value={value}
        onChange={(chosen) => chosen !== value && open(chosen)}
        {...(error && { error })}
      />
      <Confirm
        title={`Sell in ${names.of(about)}?`}
        open={isOpen}
        okText={`Use ${about}`}
        onConfirm={() => {
          onChange(about);
          close();
        }}
        onKeep={close}
      >
        Nothing is converted: prices, delivery and promotions keep their numbers, so that{' '}
        {formatDollars(19.99)} becomes {about} 19.99. Check them after you have saved. Payment
        providers have to take this currency.
      </Confirm>
    </>
  );
}
