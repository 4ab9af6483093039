import { z } from 'zod';
import * as contract from '../index.js';
import { withoutAmounts } from './amounts.js';

/** The objects of the contract by the names they are exported under: `orderSchema` is `Order`. */
export const SCHEMA_NAMES = z.registry<{ id: string }>();

for (const [exported, schema] of Object.entries(contract)) {
  if (!exported.endsWith('Schema') || !(schema instanceof z.ZodObject)) continue;
  const name = exported.replace(/^.|Schema$/g, (part) =>
    part === 'Schema' ? '' : part.toUpperCase(),
  );
  SCHEMA_NAMES.add(schema, { id: name });
  const rest = withoutAmounts(schema);
  if (rest && rest !== schema) SCHEMA_NAMES.add(rest, { id: `${name}WithoutAmounts` });
}
