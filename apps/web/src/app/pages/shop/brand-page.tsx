import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  BrandProducts,
  brandProductsQuery,
  categorySelectionOf,
  readFilters,
  readSpan,
} from '../../../features/catalog';
import { isNotFound } from '../../../lib/http/api-error';
import { notFoundPage } from '../static/lazy-not-found-page';

export function BrandPage() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const selection = categorySelectionOf(readFilters(params));
  const { error } = useInfiniteQuery(brandProductsQuery(slug, selection, readSpan(params)));
  return isNotFound(error) ? <notFoundPage.Component /> : <BrandProducts key={slug} slug={slug} />;
}
