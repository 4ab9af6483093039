import { LIMITS } from '@shop/shared';
import { Controller } from 'react-hook-form';
import { Field } from '../../../ui/fields/field';
import { RichTextField } from '../../../ui/fields/rich-text/rich-text-field';
import { SETTING_LABELS } from '../settings-fields';
import type { SettingsFormState } from './settings-form-state';
import { SettingsGroup } from './settings-group';

/** The lines beside the goods. */
const LINES = [
  ['deliveryLine', 'Such as “Free delivery in 2 to 4 working days”'],
  ['returnsLine', 'Such as “30 days to return”'],
  ['paymentLine', 'Such as “Visa, Mastercard and PayPal”'],
] as const;

/** The texts, each with a page of its own. */
const TEXTS = [
  ['aboutText', 'The About page. Empty for the usual text', LIMITS.shopText],
  ['policyText', 'The Privacy Policy page. Empty for the usual text', LIMITS.shopTerms],
  [
    'deliveryText',
    'On the Delivery page, on every product’s page and in the cart',
    LIMITS.shopText,
  ],
  ['returnsText', 'On the Returns page, and beside the delivery text', LIMITS.shopText],
  ['termsText', 'The Terms page', LIMITS.shopTerms],
  ['imprintText', 'The Imprint page, above the shop’s address and contacts', LIMITS.shopText],
] as const;

/** What shoppers read about delivery, returns, payment and the shop itself. What is empty is not shown. */
export function ShopperTextFields({
  field,
  controller,
}: Pick<SettingsFormState, 'field' | 'controller'>) {
  return (
    <SettingsGroup topic="texts">
      {LINES.map(([name, hint]) => (
        <Field
          key={name}
          label={SETTING_LABELS[name]}
          hint={hint}
          limit={LIMITS.shopLine}
          {...field(name)}
        />
      ))}
      {TEXTS.map(([name, hint, limit]) => (
        <Controller
          key={name}
          {...controller(name)}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <RichTextField
              label={SETTING_LABELS[name]}
              hint={hint}
              limit={limit}
              value={value}
              onChange={onChange}
              error={error?.message}
            />
          )}
        />
      ))}
    </SettingsGroup>
  );
}
