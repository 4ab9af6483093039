import { lowStockMarkSchema, settingsInputSchema, type Settings } from '@shop/shared';
import { z } from 'zod';

/** The server's rules for the settings. The form holds the low-stock mark as text. */
export const settingsFormSchema = settingsInputSchema.omit({ version: true }).extend({
  lowStock: z
    .string()
    .trim()
    .transform((text) => (text === '' ? NaN : Number(text)))
    .pipe(lowStockMarkSchema),
});

/** The form values for these settings. */
export function textsOf(settings: Settings): z.input<typeof settingsFormSchema> {
  return { ...settings, lowStock: String(settings.lowStock) };
}
