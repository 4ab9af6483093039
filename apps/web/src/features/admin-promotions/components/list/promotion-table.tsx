import type { StoredPromotion } from '@shop/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { Badge } from '../../../../ui/display/badge';
import { Button } from '../../../../ui/forms/button';
import { Table } from '../../../../ui/list/table';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { useSwitchPromotion } from '../../api/change-promotions';
import { missingText } from '../../missing-text';
import { STATUS_TEXTS, statusOf } from '../../promotion-status';
import { conditionWords } from '../../sentence/condition-words';
import { effectWords } from '../../sentence/effect-words';
import { periodWords } from '../../sentence/period-words';
import { useNameOf } from '../../use-name-of';
import styles from './promotion-table.module.css';
import { codeText, usedText } from './row-texts';

const HEADINGS = ['Name', 'What it does', 'Code', 'Status', 'Used', 'Actions'];

/** On a narrow screen a row becomes a card, where each value has its label. */
export function PromotionTable({ promotions }: { promotions: readonly StoredPromotion[] }) {
  const [now] = useState(Date.now);
  const nameOf = useNameOf(promotions);
  const { timeZone } = useShopDetails();
  const turn = useSwitchPromotion();
  return (
    <Table headings={HEADINGS} className={styles.table} asCards>
      {promotions.map((promotion) => {
        const { _id, name, isEnabled } = promotion;
        const status = statusOf(promotion, now);
        const missing = missingText(promotion);
        const words = [
          effectWords(promotion, nameOf),
          ...conditionWords(promotion, nameOf),
          periodWords(promotion, timeZone),
        ];
        return (
          <tr key={_id}>
            <td data-label="Name">
              <Link to={dashboardPaths.adminPromotion(_id)} className={styles.name}>
                {name}
              </Link>
            </td>
            <td data-label="What it does">{words.filter(Boolean).join(', ')}</td>
            <td data-label="Code">{codeText(promotion)}</td>
            <td data-label="Status">
              <Badge tone={status === 'active' ? 'accent' : 'neutral'}>
                {STATUS_TEXTS[status]}
              </Badge>
              {missing && <p className={styles.missing}>{missing}</p>}
            </td>
            <td data-label="Used" className="tabular">
              {usedText(promotion)}
            </td>
            <td data-label="Actions">
              <Button
                tone="secondary"
                className={styles.button}
                busy={turn.isPending}
                onClick={() => turn.mutate(promotion)}
              >
                Switch {isEnabled ? 'off' : 'on'}
                <span className="visually-hidden">: {name}</span>
              </Button>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
