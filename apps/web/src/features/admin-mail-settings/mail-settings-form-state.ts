import type { z } from 'zod';
import type { useSchemaForm } from '../../ui/forms/use-schema-form';
import type { mailSettingsFormSchema } from './mail-settings-fields';

/** The form that holds the settings of the mails. */
export type MailSettingsFormState = ReturnType<
  typeof useSchemaForm<
    z.input<typeof mailSettingsFormSchema>,
    z.output<typeof mailSettingsFormSchema>
  >
>;
