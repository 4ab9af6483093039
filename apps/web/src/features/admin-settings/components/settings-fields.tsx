import { LIMITS, readWholeNumber } from '@shop/shared';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { Field, TextField } from '../../../ui/fields/field';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';
import { MARK_OPTIONS, SETTING_LABELS } from '../settings-fields';
import { timeZoneOptions } from '../time-zone-options';
import { AccentField } from './accent-field';
import { BannerFields } from './banner-fields';
import { InvoiceFields } from './invoice-fields';
import { MenuFields } from './rows/menu-fields';
import { HomeRowsField } from './rows/home-rows-field';
import { ManualMethodsField } from './rows/manual-methods-field';
import { SalesFields } from './sales-fields';
import styles from './settings-form.module.css';
import type { SettingsFormState } from './settings-form-state';
import { SettingsGroup } from './settings-group';
import { ShopPictureField } from './shop-picture-field';
import { ShopperTextFields } from './shopper-text-fields';

interface SettingsFieldsProps extends Pick<SettingsFormState, 'field' | 'controller'> {
  /** The saved time zone. */
  timeZone: string;
}

/** Every setting, by topic. */
export function SettingsFields({ field, controller, timeZone }: SettingsFieldsProps) {
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone]);
  return (
    <>
      <SettingsGroup topic="shop">
        <div className={styles.pair}>
          <Field
            label={SETTING_LABELS.name}
            hint="In the navigation bar and in page titles"
            limit={LIMITS.shopName}
            required
            {...field('name')}
          />
          <Field
            label={SETTING_LABELS.author}
            hint="In the footer, after “All Right Reserved”"
            limit={LIMITS.shopName}
            required
            {...field('author')}
          />
        </div>
        <div className={styles.pair}>
          <Controller
            {...controller('mark')}
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <SelectField
                label={SETTING_LABELS.mark}
                placeholder="Select a mark"
                hint="The drawing beside the name, where there is no logo"
                options={MARK_OPTIONS}
                value={value}
                onChange={onChange}
                error={error?.message}
              />
            )}
          />
          <Field
            label={SETTING_LABELS.tagline}
            hint="On the home page, in the footer and in search results"
            limit={LIMITS.tagline}
            {...field('tagline')}
          />
        </div>
        <Controller
          {...controller('accent')}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <AccentField value={value} onChange={onChange} error={error?.message} />
          )}
        />
        <ShopPictureField kind="logo" noun="logo" />
        <ShopPictureField kind="icon" noun="browser icon" />
        <TextField
          label={SETTING_LABELS.address}
          hint="On invoices and packing slips, and on the contact page"
          rows={3}
          limit={LIMITS.address}
          {...field('address')}
        />
        <Field
          label={SETTING_LABELS.email}
          type="email"
          limit={LIMITS.email}
          required
          {...field('email')}
        />
        <div className={styles.pair}>
          <Field label={SETTING_LABELS.phone} type="tel" limit={LIMITS.phone} {...field('phone')} />
          <Field
            label={SETTING_LABELS.tollFree}
            type="tel"
            limit={LIMITS.phone}
            {...field('tollFree')}
          />
        </div>
      </SettingsGroup>
      <BannerFields field={field} />
      <SettingsGroup topic="home-rows">
        <Controller
          {...controller('homeRows')}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <HomeRowsField value={value} onChange={onChange} error={error?.message} />
          )}
        />
      </SettingsGroup>
      <MenuFields controller={controller} />
      <SettingsGroup topic="days-and-stock">
        <div className={styles.pair}>
          <Controller
            {...controller('timeZone')}
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <SelectField
                label={SETTING_LABELS.timeZone}
                placeholder="Select a time zone"
                options={zones}
                value={value}
                onChange={onChange}
                error={error?.message}
              />
            )}
          />
          <NumberField
            label={SETTING_LABELS.lowStock}
            hint="A product with this many pieces or fewer is low in stock"
            inputMode="numeric"
            read={readWholeNumber}
            required
            {...field('lowStock')}
          />
        </div>
      </SettingsGroup>
      <SalesFields field={field} controller={controller} />
      <ShopperTextFields field={field} controller={controller} />
      <SettingsGroup topic="manual-payments">
        <Controller
          {...controller('manualMethods')}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <ManualMethodsField value={value} onChange={onChange} error={error?.message} />
          )}
        />
      </SettingsGroup>
      <InvoiceFields field={field} />
    </>
  );
}
