import type { endpoints } from '@shop/shared';
import { notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { present, readDetails } from '../listing/find-products.js';
import { listAdministered } from '../listing/list-administered.js';
import type { ListingDeps } from '../listing/listing.controller.js';
import { ADMINISTERED_FIELDS } from '../products/shown-product.js';
import { photoReply } from '../photos/photos.controller.js';
import { withShortVariants } from '../variants/short-variants.js';
import { searchQueue } from '../search/search-queue.js';
import { administeredView } from './administered.view.js';
import { amongStatuses } from './listed.js';

export function list(deps: ListingDeps): Controller<typeof endpoints.listAdministeredProducts> {
  return async ({ query, client }) => {
    const { lowStock } = await deps.settings.current();
    const shown = {
      threshold: lowStock,
      among: amongStatuses(query),
      view: administeredView,
      fields: ADMINISTERED_FIELDS,
    };
    const find = () => listAdministered(query, shown, deps);
    const { products, total } = await (query.search ? searchQueue.run(client, find) : find());
    if (query.stock === undefined) return { success: true, products, total };
    const threshold = query.stock === 'low' ? lowStock : 0;
    return { success: true, products: await withShortVariants(products, threshold), total };
  };
}

export const get: Controller<typeof endpoints.getAdministeredProduct> = async ({ params }) => {
  const found = await readDetails({ slugs: params.slug });
  const [product] = found ? await present([found], { view: administeredView }) : [];
  if (!product) throw notFound('Product');
  return { success: true, product };
};

export const getPhoto: Controller<typeof endpoints.getAdministeredPhoto> = ({ params, query }) =>
  photoReply({ _id: params.id }, query, () => 'no-store');
