import { endpoints } from '@shop/shared';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';

/** Photos that stand for categories, by category id. @param limit of the first categories by name, or of all */
export function categoryPicturesQuery(limit?: number) {
  return queryOptions({
    queryKey: [PUBLIC_DATA, 'category pictures', limit ?? 'all'],
    queryFn: ({ signal }) => call(endpoints.listCategoryPictures, { query: { limit }, signal }),
    select: ({ pictures }) => new Map(pictures.map((picture) => [picture.category, picture])),
  });
}

/** As many as stand in one row of the first page. */
export const HOME_TILES = 6;

/** As many as those are chosen from. */
export const HOME_PICTURES = 12;
