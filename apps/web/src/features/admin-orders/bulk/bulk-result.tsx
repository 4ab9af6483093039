import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { BulkOutcome } from '../../../ui/list/bulk-outcome';
import { reportOf, undoOf, type BulkChange } from './bulk-change';
import type { BulkControl } from './use-bulk-change';

interface BulkResultProps {
  bulk: BulkChange;
  control: BulkControl;
}

/** The result of a bulk change of orders. */
export function BulkResult({ bulk, control }: BulkResultProps) {
  const { summary, refusals, unfinished } = reportOf(bulk);
  return (
    <BulkOutcome
      summary={
        <>
          {summary} {unfinished > 0 && bulk.outcome?.failure}
        </>
      }
      isUnfinished={unfinished > 0}
      canUndo={bulk.target !== undefined && undoOf(bulk).length > 0}
      control={control}
      refusalsLabel="Orders that were not changed"
    >
      {refusals.map(({ number, message }) => (
        <li key={number}>
          <Link to={dashboardPaths.adminOrder(number)}>Order {number}</Link>
          {afterName(number, message)}
        </li>
      ))}
    </BulkOutcome>
  );
}

/** The message without the order's name, which the link before it already shows. */
function afterName(number: number, message: string): string {
  const name = `Order ${number}`;
  return message.startsWith(name) ? message.slice(name.length) : `: ${message}`;
}
