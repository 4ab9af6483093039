import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { done, ok } from '../../contract/replies.js';
import { countedAttributeSchema, facetsInputSchema, facetsSchema } from './facets.js';

/** Which attributes shoppers filter by. */
export const facetsEndpoints = {
  getFacets: {
    method: 'GET',
    path: '/facets',
    access: 'admin',
    area: 'catalog',
    summary: 'The attributes and options that shoppers filter by, and all that are in use',
    status: 200,
    response: ok({
      facets: facetsSchema,
      /** Those of most products first; left out while the search index is being built. */
      attributes: z.array(countedAttributeSchema).optional(),
    }),
  },
  updateFacets: {
    method: 'PUT',
    path: '/facets',
    access: 'admin',
    area: 'catalog',
    summary:
      'Save which attributes and options shoppers filter by; 409 when somebody saved them since the version that is sent',
    body: facetsInputSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ facets: facetsSchema }),
  },
} as const satisfies Record<string, Endpoint>;
