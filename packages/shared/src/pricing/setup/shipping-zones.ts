import { z } from 'zod';
import { objectIdSchema } from '../../contract/fields.js';
import { versionSchema } from './fields.js';
import { checkZone } from './zone-checks.js';
import { methodFields, shippingZoneFields, zoneInputFields } from './zone-fields.js';

/** Body of a new zone. */
export const shippingZoneInputSchema = z.object(zoneInputFields).superRefine(checkZone);
/** A zone, parsed. */
export type ShippingZoneInput = z.output<typeof shippingZoneInputSchema>;

/** Body of a save, with the version that the administrator saw. */
export const shippingZoneEditSchema = z
  .object({ ...zoneInputFields, version: versionSchema })
  .superRefine(checkZone);

/** A zone in replies to an administrator. */
export const shippingZoneSchema = z.strictObject({
  ...shippingZoneFields,
  methods: z.array(z.strictObject({ ...methodFields, _id: objectIdSchema })),
  _id: objectIdSchema,
  version: z.int(),
});
/** A zone as it is stored. */
export type StoredShippingZone = z.output<typeof shippingZoneSchema>;
