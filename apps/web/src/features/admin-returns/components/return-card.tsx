import { RETURN_REASON_TEXTS, returnStateText, type ReturnRow } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Badge } from '../../../ui/display/badge';
import record from '../../../ui/list/record-cards.module.css';
import { useMomentFormat } from '../../../ui/page/use-moment-format';

/** A return: how far it is, of which order, and why. */
export function ReturnCard({ row }: { row: ReturnRow }) {
  const { state, reason, pieces, order, buyer, at } = row;
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={record.card}>
      <p className={record.what}>
        <Badge tone={state === 'requested' ? 'accent' : 'neutral'}>
          {returnStateText(state, row.withdrawal)}
        </Badge>
        <Link to={dashboardPaths.adminOrder(order)}>Order {order}</Link>
      </p>
      <p className={record.who}>
        <span>{buyer}</span>
        <span>{pieces === 1 ? '1 piece' : `${pieces} pieces`}</span>
        {reason && <span>{RETURN_REASON_TEXTS[reason]}</span>}
        <time dateTime={at} className="tabular">
          {moment(at)}
        </time>
      </p>
    </li>
  );
}
