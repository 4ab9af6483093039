import type { z } from 'zod';
import type { useSchemaForm } from '../../../ui/forms/use-schema-form';
import type { settingsFormSchema } from '../settings-fields';

/** The form that holds the settings. */
export type SettingsFormState = ReturnType<
  typeof useSchemaForm<z.input<typeof settingsFormSchema>, z.output<typeof settingsFormSchema>>
>;
