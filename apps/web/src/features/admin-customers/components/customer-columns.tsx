import type { CustomerRow } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useIsPermitted } from '../../../lib/session/permissions';
import { Price } from '../../../ui/display/price';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { OneLine } from '../../../ui/list/data-table/one-line';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { CustomerTags } from './customer-tags';

/** The columns of the list of customers; what they spent is for those who may see amounts. */
export function useCustomerColumns(): readonly ListColumn<CustomerRow>[] {
  const day = useMomentFormat({ dateStyle: 'medium' });
  const hasSums = useIsPermitted('money');
  const columns: ListColumn<CustomerRow>[] = [
    {
      id: 'name',
      heading: 'Name',
      cell: ({ _id, name }) => (
        <OneLine text={name}>
          <Link to={dashboardPaths.adminCustomer(_id)} data-row-link>
            {name}
          </Link>
        </OneLine>
      ),
    },
    { id: 'email', heading: 'Email', cell: ({ email }) => <OneLine text={email} /> },
    {
      id: 'phone',
      heading: 'Phone',
      cell: ({ phone }) =>
        phone && (
          <OneLine text={phone} isShort>
            <span className="tabular">{phone}</span>
          </OneLine>
        ),
    },
    {
      id: 'tags',
      heading: 'Tags',
      cell: ({ tags }) => tags && <CustomerTags tags={tags} />,
    },
    {
      id: 'since',
      heading: 'Since',
      sorts: ['newest', 'oldest'],
      cell: ({ createdAt }) => <time dateTime={createdAt}>{day(createdAt)}</time>,
    },
    {
      id: 'lastOrder',
      heading: 'Last order',
      cell: ({ sums: { lastOrderAt } }) =>
        lastOrderAt && <time dateTime={lastOrderAt}>{day(lastOrderAt)}</time>,
    },
    { id: 'orders', heading: 'Orders', isFigure: true, cell: ({ sums }) => sums.orders },
  ];
  const spent: ListColumn<CustomerRow> = {
    id: 'spent',
    heading: 'Spent',
    isFigure: true,
    cell: ({ sums }) => <Price dollars={sums.spent} />,
  };
  return hasSums ? [...columns, spent] : columns;
}
