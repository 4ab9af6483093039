import type { Webhook } from '@shop/shared';
import { Controller } from 'react-hook-form';
import { Field } from '../../../ui/fields/field';
import { MultiSelectField } from '../../../ui/fields/multi-select-field';
import { Button } from '../../../ui/forms/button';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { useSaveWebhook } from '../api/webhooks';
import { EVENT_OPTIONS } from '../event-texts';
import { textsOf, webhookFormSchema } from '../webhook-form-schema';
import styles from './webhooks.module.css';

interface WebhookFormProps {
  /** Undefined for a new one. */
  webhook: Webhook | undefined;
  /** Gets the secret of a new one. */
  onDone: (secret: string | undefined) => void;
}

/** The form for an address and its events. */
export function WebhookForm({ webhook, onDone }: WebhookFormProps) {
  const save = useSaveWebhook(webhook);
  const { busy, controller, field, formProps } = useSchemaForm({
    schema: webhookFormSchema,
    defaultValues: textsOf(webhook),
    save: async (input, creationKey) => onDone(await save(input, creationKey)),
  });
  return (
    <form className={styles.form} {...formProps}>
      <Field
        label="Address"
        hint="Such as https://programs.example/shop"
        inputMode="url"
        autoComplete="off"
        {...field('url')}
      />
      <Controller
        {...controller('events')}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <MultiSelectField
            label="Events"
            placeholder="Choose events"
            options={EVENT_OPTIONS}
            value={value}
            onChange={onChange}
            error={error?.message}
          />
        )}
      />
      <Button type="submit" busy={busy}>
        {busy ? 'Saving …' : 'Save address'}
      </Button>
    </form>
  );
}
