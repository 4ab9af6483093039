import { BrandModel, type ShownBrand } from './brand.model.js';

/** Brands by the hexadecimal form of their ids. Brands that no longer exist are not in the map. */
export async function findBrands(ids: readonly string[]): Promise<ReadonlyMap<string, ShownBrand>> {
  if (ids.length === 0) return new Map();
  const found = await BrandModel.find(
    { _id: { $in: ids } },
    { name: 1, slug: 1 },
    { batchSize: ids.length },
  ).lean();
  return new Map(found.map((brand) => [brand._id.toHexString(), brand]));
}
