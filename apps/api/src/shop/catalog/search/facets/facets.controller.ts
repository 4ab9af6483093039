import type { Controller } from '@shop/http/route';
import { SUCCESS_TEXTS, type endpoints, type StoredFacets } from '@shop/shared';
import type { SearchDeps } from '../search-products.js';
import { FACETS_KEY, FacetsModel, type FacetsRecord } from './facets.model.js';
import { saveFacets } from './save-facets.js';

export function get({ search }: SearchDeps): Controller<typeof endpoints.getFacets> {
  return async () => {
    const [record, found] = await Promise.all([
      FacetsModel.findById(FACETS_KEY).lean(),
      search?.find({ text: '', limit: 0, attributeNames: true }),
    ]);
    const attributes = found?.attributeNames;
    return {
      success: true,
      facets: facetsView(record),
      ...(attributes && { attributes: [...attributes] }),
    };
  };
}

export const update: Controller<typeof endpoints.updateFacets> = async ({ body, actor }) => ({
  success: true,
  message: SUCCESS_TEXTS.facetsSaved,
  facets: facetsView(await saveFacets(body, actor)),
});

function facetsView(record: FacetsRecord | null): StoredFacets {
  return { names: record?.names ?? [], version: record?.version ?? 0 };
}
