import type { Brand } from '@shop/shared';
import type { ShownBrand } from './brand.model.js';

/** A brand as the API returns it. */
export function brandView({ _id, name, slug }: ShownBrand): Brand {
  return { _id: _id.toHexString(), name, slug };
}
