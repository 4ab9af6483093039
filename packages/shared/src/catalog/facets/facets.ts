import { z } from 'zod';
import { requiredText } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';

/** Id of the single document that names the facets, and of its audit entries. */
export const FACETS_ID = '5e7700000000000000000003';

const MOST = `At most ${LIMITS.facets} attributes can be filters`;

const isOnce = (names: readonly string[]) =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;

/** Body of a save: the attributes that shoppers filter by, in their order, and the version that the administrator saw. */
export const facetsInputSchema = z.object({
  names: z
    .array(requiredText('The name', { max: LIMITS.attributeName }), {
      error: 'names must be a list of texts',
    })
    .max(LIMITS.facets, MOST)
    .refine(isOnce, 'Each attribute can be named only once'),
  version: z.int({ error: 'The version must be a whole number' }).min(0),
});
/** A save of the facets, parsed: names are trimmed. */
export type FacetsInput = z.output<typeof facetsInputSchema>;

/** The attributes that shoppers filter by, in replies to an administrator. */
export const facetsSchema = z.strictObject({
  names: z.array(z.string()),
  /** Rises with every save; 0 while there are none. */
  version: z.int(),
});
/** The attributes that shoppers filter by, with their version. */
export type StoredFacets = z.infer<typeof facetsSchema>;

/** An attribute or an option in use, and how many products that shoppers see have it. */
export const countedAttributeSchema = z.strictObject({ name: z.string(), count: z.int().min(1) });
/** See {@link countedAttributeSchema}. */
export type CountedAttribute = z.infer<typeof countedAttributeSchema>;

/** A facet of a list: its values, each with how many products it would list. */
export const facetSchema = z.strictObject({
  name: z.string(),
  values: z.array(z.strictObject({ value: z.string(), count: z.int().min(0) })),
});
/** See {@link facetSchema}. */
export type ListedFacet = z.infer<typeof facetSchema>;
