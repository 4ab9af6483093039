import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CategoryProducts, categoryProductsQuery, useSort } from '../../../features/catalog';
import { isNotFound } from '../../../lib/api-error';
import { NotFoundPage } from '../static/not-found-page';

export function CategoryPage() {
  const { slug = '' } = useParams();
  const [sort] = useSort();
  const { error } = useInfiniteQuery(categoryProductsQuery(slug, sort));
  return isNotFound(error) ? <NotFoundPage /> : <CategoryProducts key={slug} slug={slug} />;
}
