import { LIMITS } from '@shop/shared';
import { Field } from '../../../ui/fields/field';
import { SETTING_LABELS } from '../settings-fields';
import styles from './settings-form.module.css';
import type { SettingsFormState } from './settings-form-state';
import { SettingsGroup } from './settings-group';
import { ShopPictureField } from './shop-picture-field';

/** What the banner of the home page says, and where it leads. */
export function BannerFields({ field }: Pick<SettingsFormState, 'field'>) {
  return (
    <SettingsGroup topic="banner">
      <Field
        label={SETTING_LABELS.bannerHeading}
        hint="Empty for “Good things, chosen with care.”"
        limit={LIMITS.bannerHeading}
        {...field('bannerHeading')}
      />
      <Field
        label={SETTING_LABELS.bannerText}
        hint="On wide screens. Empty for the tagline"
        limit={LIMITS.tagline}
        {...field('bannerText')}
      />
      <div className={styles.pair}>
        <Field
          label={SETTING_LABELS.bannerLink}
          hint="A path of the shop, such as /category/music. Empty for all categories"
          limit={LIMITS.bannerLink}
          {...field('bannerLink')}
        />
        <Field
          label={SETTING_LABELS.bannerLabel}
          hint="Empty for “Shop all categories”, or “See more” with a link of your own"
          limit={LIMITS.bannerLabel}
          {...field('bannerLabel')}
        />
      </div>
      <ShopPictureField kind="banner" noun="banner photo" />
    </SettingsGroup>
  );
}
