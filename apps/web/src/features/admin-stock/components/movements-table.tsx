import type { StockMovement } from '@shop/shared';
import type { ReactNode } from 'react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Table } from '../../../ui/list/table';
import { ScreenLink } from '../../../ui/page/permitted';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { moverText, REASON_TEXTS, signedText } from '../movement-texts';
import styles from './movements-table.module.css';

/** One row for each movement. On a narrow screen a row becomes a card. */
export function MovementsTable({ movements }: { movements: readonly StockMovement[] }) {
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const columns: Record<string, (movement: StockMovement) => ReactNode> = {
    When: ({ at }) => <time dateTime={at}>{momentText(at)}</time>,
    What: ({ reason, order }) => (
      <>
        {REASON_TEXTS[reason]}{' '}
        {order !== null && (
          <ScreenLink to={dashboardPaths.adminOrder(order)}>Order {order}</ScreenLink>
        )}
      </>
    ),
    ...(movements.some(({ variant }) => variant) && {
      Variant: ({ variant }: StockMovement) => variant?.name ?? '–',
    }),
    Pieces: ({ moved }) => signedText(moved),
    'In stock': ({ quantity }) => quantity,
    Who: moverText,
  };
  return (
    <Table headings={Object.keys(columns)} className={styles.table} asCards>
      {movements.map((movement) => (
        <tr key={movement._id}>
          {Object.entries(columns).map(([heading, content]) => (
            <td key={heading} data-label={heading}>
              {content(movement)}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
