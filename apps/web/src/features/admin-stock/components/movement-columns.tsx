import { DATE_SORTS, type StockMovement } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { momentColumn } from '../../../ui/list/data-table/moment-column';
import { ScreenLink } from '../../../ui/page/permitted';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { moverText, REASON_TEXTS, signedText } from '../movement-texts';

/** The columns of a stock history. @param hasVariants whether pieces can be of a variant, which is then named */
export function useMovementColumns(hasVariants: boolean): readonly ListColumn<StockMovement>[] {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return [
    momentColumn(moment, { sorts: DATE_SORTS }),
    {
      id: 'what',
      heading: 'What',
      text: ({ reason, order }) =>
        order === null ? REASON_TEXTS[reason] : `${REASON_TEXTS[reason]} Order ${order}`,
      cell: ({ reason, order }) => (
        <span>
          {REASON_TEXTS[reason]}{' '}
          {order !== null && (
            <ScreenLink to={dashboardPaths.adminOrder(order)} data-row-link>
              Order {order}
            </ScreenLink>
          )}
        </span>
      ),
    },
    ...(hasVariants ? [VARIANT] : []),
    {
      id: 'pieces',
      heading: 'Pieces',
      isFigure: true,
      cell: ({ moved }) => signedText(moved),
      text: ({ moved }) => moved,
    },
    {
      id: 'quantity',
      heading: 'In stock',
      isFigure: true,
      cell: ({ quantity }) => quantity,
      text: ({ quantity }) => quantity,
    },
    { id: 'who', heading: 'Who', cell: moverText, text: moverText },
  ];
}

const VARIANT: ListColumn<StockMovement> = {
  id: 'variant',
  heading: 'Variant',
  cell: ({ variant }) => variant?.name,
  text: ({ variant }) => variant?.name,
};
