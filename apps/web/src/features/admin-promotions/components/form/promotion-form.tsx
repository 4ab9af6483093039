import type { StoredPromotion } from '@shop/shared';
import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '../../../../ui/fields/field';
import { RestoredDraft } from '../../../../ui/drafts/restored-draft';
import { SaveConflict } from '../../../../ui/feedback/save-conflict';
import { useConflict, type TrySave } from '../../../../ui/feedback/use-conflict';
import { Button } from '../../../../ui/forms/button';
import { SaveBar } from '../../../../ui/forms/save-bar';
import { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import { Permitted } from '../../../../ui/page/permitted';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { FIELD_LABELS } from '../../fields/field-labels';
import {
  openedWith,
  promotionFormSchema,
  type PromotionToSave,
} from '../../fields/promotion-form-schema';
import type { PromotionTexts } from '../../fields/promotion-fields';
import { mergePromotion } from '../../merge-promotion';
import { Preview } from '../preview/preview';
import { ConditionFields } from './condition-fields';
import { EffectFields } from './effect-fields';
import { FormSelect } from './form-fields';
import { BY_SAVE_KEY } from '../../../../ui/keys/save-key';
import styles from './promotion-form.module.css';
import { Section } from '../section/section';
import { Sentence } from './sentence';
import { UsageFields } from './usage-fields';

const STATES = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;

/** What the form shows, for what stands beside its button. */
export interface ShownPromotion {
  /** Undefined for a new one. */
  version: () => number | undefined;
  /** Shows that somebody else has saved it. */
  trySave: TrySave;
}

interface PromotionFormProps {
  initial: PromotionTexts;
  /** Names the draft. */
  draft: string;
  /** What is stored, if the promotion exists. */
  stored?: StoredPromotion;
  /** Loads what is stored now. */
  load?: () => Promise<StoredPromotion>;
  save: (promotion: PromotionToSave, creationKey: string) => Promise<unknown>;
  leave: () => Promise<void>;
  /** Shown beside the button. */
  actions?: (shown: ShownPromotion) => ReactNode;
}

/** One form for all promotions. It sends the version that it shows, so that nobody’s save is overwritten. */
export function PromotionForm(props: PromotionFormProps) {
  const { initial, draft, stored, load, save, leave, actions } = props;
  const { timeZone } = useShopDetails();
  const { conflict, trySave, tryLoad } = useConflict();
  const schema = useMemo(() => promotionFormSchema(timeZone), [timeZone]);
  const form = useSchemaForm<PromotionTexts, PromotionToSave>({
    schema,
    defaultValues: initial,
    draft,
    ...(stored && { mergeDraft: (typed) => mergePromotion(typed, stored, timeZone) }),
    save: async (promotion, creationKey) => {
      await trySave(() => save(promotion, creationKey));
    },
    leave,
  });
  const texts = { ...initial, ...useWatch({ control: form.controller('name').control }) };
  const promotion = schema.safeParse(texts).data?.input;

  async function loadSaved(): Promise<string> {
    if (!load) return '';
    const { merged, saved, message } = mergePromotion(form.getValues(), await load(), timeZone);
    form.show(merged, saved);
    return message;
  }

  return (
    <>
      <form className={styles.form} {...form.formProps}>
        <RestoredDraft draft={form.draft} />
        <Section title="Promotion">
          <div className={styles.pair}>
            <Field
              label={FIELD_LABELS.name}
              hint="Shown in the cart, on orders and on invoices"
              limit={100}
              required
              {...form.field('name')}
            />
            <FormSelect form={form} name="state" options={STATES} />
          </div>
        </Section>
        <EffectFields form={form} texts={texts} />
        <ConditionFields form={form} texts={texts} />
        <UsageFields form={form} texts={texts} isNew={!stored} />
        <Sentence promotion={promotion} />
        <SaveConflict conflict={conflict} what="promotion" onLoad={() => void tryLoad(loadSaved)} />
        <SaveBar>
          <Button type="submit" {...BY_SAVE_KEY} busy={form.busy}>
            {form.busy ? 'Saving …' : 'Save promotion'}
          </Button>
          {actions?.({ version: () => openedWith(form.getValues())?.version, trySave })}
        </SaveBar>
      </form>
      <Permitted needs={['money']}>
        <Preview promotion={promotion} id={stored?._id} />
      </Permitted>
    </>
  );
}
