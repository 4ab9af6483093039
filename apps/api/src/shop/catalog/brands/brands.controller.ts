import { findPage } from '@shop/mongo';
import { foldedText, SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import { BrandModel } from './brand.model.js';
import type { BrandDeps } from './brand-uses.js';
import { brandView } from './brand.view.js';
import { deleteBrand, updateBrand } from './edit-brand.js';
import { mergeBrand } from './merge-brand.js';

/** Greater than every character that a name may have. */
const LAST = '\uffff';

export const list: Controller<typeof endpoints.listBrands> = async ({
  query: { search, ...page },
}) => {
  const begun = foldedText(search ?? '');
  const filter = begun === '' ? {} : { nameKey: { $gte: begun, $lt: begun + LAST } };
  const { rows, total } = await findPage(BrandModel, { filter, sort: { nameKey: 1 } }, page);
  const brands = rows.map((brand) => ({ ...brandView(brand), products: brand.productCount }));
  return { success: true, brands, total };
};

export const update: Controller<typeof endpoints.updateBrand> = async ({ params, body, actor }) => {
  const brand = await updateBrand(params.id, body, actor);
  const message = SUCCESS_TEXTS.brandUpdated(brand.name);
  return { success: true, message, brand: brandView(brand) };
};

export function merge({ brandUses }: BrandDeps): Controller<typeof endpoints.mergeBrand> {
  return async ({ params, body, actor }) => {
    const merged = await mergeBrand(params.id, body.into, actor, brandUses);
    const { source, target, ...progress } = merged;
    const message = progress.isMerged
      ? SUCCESS_TEXTS.brandsMerged(source.name, target.name)
      : SUCCESS_TEXTS.productsMoved(progress.moved, target.name);
    return { success: true, message, ...progress };
  };
}

export function remove({ brandUses }: BrandDeps): Controller<typeof endpoints.deleteBrand> {
  return async ({ params, actor }) => {
    const { name } = await deleteBrand(params.id, actor, brandUses);
    return { success: true, message: SUCCESS_TEXTS.brandDeleted(name) };
  };
}
