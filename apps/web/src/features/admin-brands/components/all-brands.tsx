import { LIMITS, type CountedBrand } from '@shop/shared';
import { Stamp } from 'lucide-react';
import { ButtonLink } from '../../../ui/forms/button';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../lib/address/list-query';
import { useDialogAbout } from '../../../ui/dialogs/use-dialog-about';
import { DataTable } from '../../../ui/list/data-table/data-table';
import { ListPage } from '../../../ui/list/list-page';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { SearchBox } from '../../../ui/list/search-box';
import { loadBrands, useBrands } from '../api/list-brands';
import { brandsList } from '../brands-list';
import { brandColumns } from './brand-columns';
import { DeleteBrand, MergeBrand, RenameBrand } from './brand-dialogs';
import styles from './brands.module.css';

/** All brands by name. Products make them: a new brand begins in the form of a product. */
export function AllBrands() {
  const { query, change } = useListQuery(brandsList);
  const renaming = useDialogAbout<CountedBrand>();
  const merging = useDialogAbout<CountedBrand>();
  const deleting = useDialogAbout<CountedBrand>();
  const columns = brandColumns({
    onRename: renaming.open,
    onMerge: merging.open,
    onDelete: deleting.open,
  });
  return (
    <>
      <ListPage
        list={brandsList}
        query={query}
        result={useBrands(query)}
        noun={['brand', 'brands']}
        icon={Stamp}
        controls={
          <div className={styles.search} role="search" aria-label="Brands">
            <SearchBox
              label="Find a brand"
              placeholder="Beginning of the name"
              limit={LIMITS.brandName}
              value={query.search}
              onSearch={(search) => change({ search }, { replace: true })}
            />
          </div>
        }
        columns={columns}
        file={{ load: loadBrands, keyOf: ({ _id }) => _id }}
        loading={<RowsSkeleton label="Loading brands" rows={12} height="2.25rem" />}
        noMatch="No brand begins with these letters"
        empty={{
          title: 'No brands yet',
          note: 'Give a product a brand in its form: the brand then gets a page of its own, and shoppers can filter by it.',
          action: <ButtonLink to={dashboardPaths.adminProducts}>Products</ButtonLink>,
        }}
      >
        {(brands) => (
          <DataTable list="brands" columns={columns} rows={brands} keyOf={({ _id }) => _id} />
        )}
      </ListPage>
      <RenameBrand dialog={renaming} />
      <MergeBrand dialog={merging} />
      <DeleteBrand dialog={deleting} />
    </>
  );
}
