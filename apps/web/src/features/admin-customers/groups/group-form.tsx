import { LIMITS, readAmount, readWholeNumber, type CustomerGroup } from '@shop/shared';
import { Controller } from 'react-hook-form';
import { COUNTRY_OPTIONS } from '../../../lib/text/countries';
import { SaveConflict } from '../../../ui/feedback/save-conflict';
import { useConflict } from '../../../ui/feedback/use-conflict';
import { Field } from '../../../ui/fields/field';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';
import { Button } from '../../../ui/forms/button';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { notify } from '../../../ui/messages/notify';
import { loadGroup, useSaveGroup } from '../api/groups';
import { GROUP_LABELS, groupFormSchema, mergeGroup, textsOf } from './group-texts';
import styles from './groups.module.css';

/** The form for a group, or a new one. */
export function GroupForm({ group, onDone }: { group?: CustomerGroup; onDone: () => void }) {
  const { conflict, trySave, tryLoad } = useConflict();
  const id = group?._id;
  const save = useSaveGroup(id);
  const { busy, controller, field, formProps, getValues, show } = useSchemaForm({
    schema: groupFormSchema,
    defaultValues: textsOf(group),
    save: ({ group: input, version }, creationKey) =>
      trySave(async () => {
        notify.success(await save(input, version, creationKey));
        onDone();
      }),
  });

  /** Loads what somebody else has saved, and keeps what was changed here. */
  async function load(of: string): Promise<string> {
    const { merged, saved, message } = mergeGroup(getValues(), await loadGroup(of));
    show(merged, saved);
    return message;
  }

  return (
    <form className={styles.form} {...formProps}>
      <Field
        label={GROUP_LABELS.name}
        hint="Such as Regulars"
        maxLength={LIMITS.customerGroupName}
        autoComplete="off"
        {...field('name')}
      />
      <p className={styles.hint}>Customers who meet all of these conditions are in the group.</p>
      <NumberField
        label={GROUP_LABELS.minSpent}
        inputMode="decimal"
        read={readAmount}
        {...field('minSpent')}
      />
      <NumberField
        label={GROUP_LABELS.daysSinceOrder}
        hint="Only customers who have ordered before"
        inputMode="numeric"
        read={readWholeNumber}
        {...field('daysSinceOrder')}
      />
      <Controller
        {...controller('country')}
        render={({ field: { value, onChange } }) => (
          <SelectField
            label={GROUP_LABELS.country}
            placeholder="Any"
            hint="Where the last order was sent, like state and city"
            clearable
            options={COUNTRY_OPTIONS}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <div className={styles.pair}>
        <Field label={GROUP_LABELS.state} autoComplete="off" {...field('state')} />
        <Field label={GROUP_LABELS.city} autoComplete="off" {...field('city')} />
      </div>
      <Field
        label={GROUP_LABELS.tag}
        hint="Spelled exactly as on the customer’s page"
        autoComplete="off"
        {...field('tag')}
      />
      {id !== undefined && (
        <SaveConflict
          conflict={conflict}
          what="group"
          onLoad={() => void tryLoad(() => load(id))}
        />
      )}
      <Button type="submit" busy={busy}>
        {busy ? 'Saving …' : 'Save group'}
      </Button>
    </form>
  );
}
