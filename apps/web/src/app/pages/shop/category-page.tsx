import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  CATEGORY_SORTS,
  CategoryProducts,
  categoryProductsQuery,
  categorySelectionOf,
  readSpan,
  readFilters,
} from '../../../features/catalog';
import { isNotFound } from '../../../lib/http/api-error';
import { notFoundPage } from '../static/lazy-not-found-page';

export function CategoryPage() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const query = categoryProductsQuery(
    slug,
    categorySelectionOf(readFilters(params, CATEGORY_SORTS)),
    readSpan(params),
  );
  const { error } = useInfiniteQuery(query);
  return isNotFound(error) ? (
    <notFoundPage.Component />
  ) : (
    <CategoryProducts key={slug} slug={slug} />
  );
}
