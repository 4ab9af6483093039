import { z } from 'zod';
import { administeredListQuerySchema } from './administered.js';

/** Which products the file contains, by the filters of the administrators' list. */
export const productExportQuerySchema = administeredListQuerySchema
  .omit({ page: true, pageSize: true, sort: true })
  .extend({
    /** Whether the file is an archive of the table and the photos that it names. */
    photos: z
      .enum(['true', 'false'], { error: 'photos must be true or false' })
      .default('false')
      .transform((text) => text === 'true'),
  });
/** The query of an export, parsed. */
export type ProductExportQuery = z.output<typeof productExportQuerySchema>;

/**
 * The file's name: `products-2026-11-21.csv`, or `.zip` with photos.
 * @param today `2026-11-21`
 */
export function productExportFileName(
  { photos }: Pick<ProductExportQuery, 'photos'>,
  today: string,
): string {
  return `products-${today}.${photos ? 'zip' : 'csv'}`;
}
