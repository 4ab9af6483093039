import { z } from 'zod';

/** The codes of a product without variants, as they were when it was bought. Absent if it had none. */
export const lineCodeFields = { sku: z.string().optional(), barcode: z.string().optional() };
