import type { CustomerRow } from '@shop/shared';
import { Contact, Download } from 'lucide-react';
import { useIsPermitted } from '../../../lib/session/permissions';
import { useListQuery } from '../../../lib/address/list-query';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../lib/address/shop-paths';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { BesideList } from '../../../ui/list/beside/beside-list';
import { DataTable } from '../../../ui/list/data-table/data-table';
import { dateSort } from '../../../ui/list/data-table/date-sort';
import type { FilterTexts } from '../../../ui/list/views/address-chips';
import { ListPage } from '../../../ui/list/list-page';
import { SelectPage, SelectRow } from '../../../ui/list/selection/select-row';
import { useSelection } from '../../../ui/list/selection/use-selection';
import { ScreenLink } from '../../../ui/page/permitted';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useCustomers } from '../api/list-customers';
import { useExportCustomers } from '../api/use-export-customers';
import { TagBar } from '../bulk/tag-bar';
import { useTagRun } from '../bulk/use-tag-run';
import { customersList } from '../customers-list';
import { useCustomerColumns } from './customer-columns';
import { CustomerBeside } from './customer-beside';
import { CustomersControls } from './customers-controls';

const FILTER_TEXTS: FilterTexts = {
  search: (words) => `“${words}”`,
  tag: (tag) => `Tag: ${tag}`,
  group: () => 'In a group',
  from: (day) => `Registered from ${day}`,
  until: (day) => `Registered until ${day}`,
};

/** Everyone with an account and what they have bought. */
export function CustomerList() {
  const { query: asked, change } = useListQuery(customersList);
  // A shared view or an address may ask for what would be refused.
  const mayOrderBySpent = useIsPermitted('money');
  const query =
    asked.sort === 'spent' && !mayOrderBySpent ? { ...asked, sort: 'newest' as const } : asked;
  const columns = useCustomerColumns();
  const result = useCustomers(query);
  const filters = customersList.write({ ...query, page: 1, sort: 'newest' }).toString();
  const selection = useSelection<CustomerRow>(filters);
  const control = useTagRun();
  const { mutate: save, isPending } = useExportCustomers(query);
  return (
    <>
      <ListPage
        list={customersList}
        query={query}
        result={result}
        noun={['customer', 'customers']}
        icon={Contact}
        controls={<CustomersControls query={query} change={change} />}
        filterTexts={FILTER_TEXTS}
        columns={columns}
        besideCount={
          <>
            <SelectPage page={result.data?.rows ?? []} selection={selection} />
            <ScreenLink to={dashboardPaths.adminCustomerGroups}>Groups of customers</ScreenLink>
            <Button tone="quiet" busy={isPending} onClick={() => save()} data-unfolds data-no-print>
              <Download aria-hidden size={16} />
              {isPending ? 'Exporting …' : 'Export (CSV)'}
            </Button>
          </>
        }
        loading={<RowsSkeleton label="Loading customers" rows={12} height="2.25rem" />}
        noMatch="No customers match these filters"
        empty={{
          title: 'No customers yet',
          note: 'Everyone who registers in your shop appears here, with what they have bought.',
          action: <ButtonLink to={shopPaths.home}>See your shop</ButtonLink>,
        }}
      >
        {(customers) => (
          <BesideList
            keys={customers.map(({ _id }) => _id)}
            path={dashboardPaths.adminCustomer}
            details={(id) => <CustomerBeside id={id} />}
          >
            <DataTable
              list="customers"
              columns={columns}
              rows={customers}
              keyOf={({ _id }) => _id}
              select={(customer) => (
                <SelectRow row={customer} page={customers} selection={selection} inTable />
              )}
              sort={dateSort(query.sort, change)}
            />
          </BesideList>
        )}
      </ListPage>
      <TagBar
        selection={selection}
        control={control}
        query={query}
        total={result.data?.total ?? 0}
      />
    </>
  );
}
