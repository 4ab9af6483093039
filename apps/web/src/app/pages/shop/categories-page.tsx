import { CategoryTiles } from '../../../features/catalog';
import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';
import { paths } from '../../paths';

export function CategoriesPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('All Categories')} canonical={paths.categories} />
      <PageHeading>All Categories</PageHeading>
      <CategoryTiles />
    </div>
  );
}
