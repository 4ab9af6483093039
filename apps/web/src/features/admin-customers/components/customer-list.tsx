import { Contact, Download } from 'lucide-react';
import { useListQuery } from '../../../lib/address/list-query';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Button } from '../../../ui/forms/button';
import { ListPage } from '../../../ui/list/list-page';
import { Permitted, ScreenLink } from '../../../ui/page/permitted';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useCustomers } from '../api/list-customers';
import { useExportCustomers } from '../api/use-export-customers';
import { customersList } from '../customers-list';
import { CustomerRows } from './customer-rows';
import { CustomersControls } from './customers-controls';

/** Everyone with an account and what they have bought. */
export function CustomerList() {
  const { query, change } = useListQuery(customersList);
  const { mutate: save, isPending } = useExportCustomers(query);
  return (
    <>
      <p>
        <ScreenLink to={dashboardPaths.adminCustomerGroups}>Groups of customers</ScreenLink>
      </p>
      <ListPage
        list={customersList}
        query={query}
        result={useCustomers(query)}
        noun={['customer', 'customers']}
        icon={Contact}
        controls={<CustomersControls query={query} change={change} />}
        besideCount={
          <Permitted needs={['money']}>
            <Button tone="quiet" busy={isPending} onClick={() => save()}>
              <Download aria-hidden size={16} />
              {isPending ? 'Exporting …' : 'Export (CSV)'}
            </Button>
          </Permitted>
        }
        loading={<RowsSkeleton label="Loading customers" rows={12} height="2.25rem" />}
        noMatch="No customers match these filters"
        empty={{
          title: 'No customers yet',
          note: 'Everyone who registers in your shop appears here, with what they have bought.',
        }}
      >
        {(customers) => <CustomerRows customers={customers} />}
      </ListPage>
    </>
  );
}
