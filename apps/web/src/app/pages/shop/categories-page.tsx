import { ALL_CATEGORIES, CategoryTiles } from '../../../features/catalog';
import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';
import { paths } from '../../paths';

export function CategoriesPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle(ALL_CATEGORIES)} canonical={paths.categories} />
      <PageHeading>{ALL_CATEGORIES}</PageHeading>
      <CategoryTiles />
    </div>
  );
}
