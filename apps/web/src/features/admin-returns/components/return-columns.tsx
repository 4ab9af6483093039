import { DATE_SORTS, RETURN_REASON_TEXTS, returnStateText, type ReturnRow } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Badge } from '../../../ui/display/badge';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { momentColumn } from '../../../ui/list/data-table/moment-column';
import { useMomentFormat } from '../../../ui/page/use-moment-format';

/** The columns of the list of returns: of which order, how far it is, and why. */
export function useReturnColumns(): readonly ListColumn<ReturnRow>[] {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      id: 'order',
      heading: 'Order',
      text: ({ order }) => order,
      cell: ({ order }) => (
        <Link to={dashboardPaths.adminOrder(order)} data-row-link>
          Order {order}
        </Link>
      ),
    },
    {
      id: 'state',
      heading: 'State',
      text: ({ state, withdrawal }) => returnStateText(state, withdrawal),
      cell: ({ state, withdrawal }) => (
        <Badge tone={state === 'requested' ? 'accent' : 'neutral'}>
          {returnStateText(state, withdrawal)}
        </Badge>
      ),
    },
    { id: 'customer', heading: 'Customer', cell: ({ buyer }) => buyer, text: ({ buyer }) => buyer },
    {
      id: 'reason',
      heading: 'Reason',
      cell: ({ reason }) => reason && RETURN_REASON_TEXTS[reason],
      text: ({ reason }) => reason && RETURN_REASON_TEXTS[reason],
    },
    momentColumn(moment, { heading: 'Asked on', sorts: DATE_SORTS }),
    {
      id: 'pieces',
      heading: 'Pieces',
      isFigure: true,
      cell: ({ pieces }) => pieces,
      text: ({ pieces }) => pieces,
    },
  ];
}
