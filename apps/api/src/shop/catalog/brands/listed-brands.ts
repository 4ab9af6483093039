import type { SearchCounts } from '@shop/search';
import { LIMITS, type ListingCounts } from '@shop/shared';
import { notFound } from '@shop/http/errors';
import { STORED_RECORDS } from '../records/catalog-records.js';
import type { SearchDeps } from '../search/search-products.js';
import { BrandModel, shownCount, type BrandRecord } from './brand.model.js';
import { brandView } from './brand.view.js';

/**
 * The brand of a current or former slug.
 * @throws HttpError 404 if there is none, or if shoppers see none of its products.
 */
export async function brandAt(slug: string): Promise<BrandRecord> {
  const [brand] = await brandsAt([slug]);
  if (!brand || shownCount(brand) <= 0) throw notFound('Brand');
  return brand;
}

/** The brands of current or former slugs. */
export async function brandsAt(slugs: readonly string[]): Promise<BrandRecord[]> {
  return slugs.length > 0 ? BrandModel.find({ slugs: { $in: slugs } }).lean() : [];
}

/** Brands, and the slugs in a query that have chosen them. */
interface Chosen {
  brands: readonly BrandRecord[];
  slugs: readonly string[];
}

/** The brands that most products have, and the chosen ones, with their counts; nothing without any. */
export async function countedBrands(
  { brands: counts = new Map() }: SearchCounts,
  chosen: Chosen,
  { records = STORED_RECORDS }: SearchDeps,
): Promise<Pick<ListingCounts, 'brands' | 'ignoredBrands'>> {
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, LIMITS.countedBrands);
  const slugs = slugsOf(chosen);
  const used = new Set(slugs.values());
  const ignored = chosen.slugs.filter((slug) => !used.has(slug));
  const ids = new Set([...most.map(([id]) => id), ...slugs.keys()]);
  const found = await records.brands.find([...ids]);
  const brands = [...found.values()].map((brand) => {
    const view = brandView(brand);
    return { ...view, slug: slugs.get(view._id) ?? view.slug, count: counts.get(view._id) ?? 0 };
  });
  return {
    ...(ids.size > 0 && {
      brands: brands.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en')),
    }),
    ...(ignored.length > 0 && { ignoredBrands: ignored }),
  };
}

/** The slug that each brand was chosen by, by its id: its former slugs are no other filters. */
function slugsOf({ brands, slugs }: Chosen): Map<string, string> {
  return new Map(
    brands.map((brand) => {
      const chosenBy = slugs.find((slug) => brand.slugs.includes(slug));
      return [brand._id.toHexString(), chosenBy ?? brand.slug];
    }),
  );
}
