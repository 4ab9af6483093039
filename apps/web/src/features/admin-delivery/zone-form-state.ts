import type { z } from 'zod';
import type { useSchemaForm } from '../../ui/forms/use-schema-form';
import type { zoneFormSchema } from './zone-form-schema';
import type { ZoneTexts } from './zone-texts';

/** What inputs need of the form that holds a zone. */
export type ZoneFormFields = Pick<
  ReturnType<typeof useSchemaForm<ZoneTexts, z.output<typeof zoneFormSchema>>>,
  'field' | 'controller'
>;
