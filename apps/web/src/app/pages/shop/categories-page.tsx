import { ALL_CATEGORIES, CategoryTiles } from '../../../features/catalog';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { shopPaths } from '../../../lib/address/shop-paths';

export function CategoriesPage() {
  return (
    <div className="container">
      <PageMeta page={ALL_CATEGORIES} canonical={shopPaths.categories} />
      <PageHeading>{ALL_CATEGORIES}</PageHeading>
      <CategoryTiles />
    </div>
  );
}
