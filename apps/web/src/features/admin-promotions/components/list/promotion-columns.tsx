import type { StoredPromotion } from '@shop/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { Badge } from '../../../../ui/display/badge';
import { Button } from '../../../../ui/forms/button';
import type { ListColumn } from '../../../../ui/list/data-table/list-column';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { useSwitchPromotion } from '../../api/change-promotions';
import { missingText } from '../../missing-text';
import { STATUS_TEXTS, statusOf } from '../../promotion-status';
import { conditionWords } from '../../sentence/condition-words';
import { effectWords } from '../../sentence/effect-words';
import { periodWords } from '../../sentence/period-words';
import { useNameOf } from '../../use-name-of';
import styles from './promotion-list.module.css';
import { codeText, usedText } from './row-texts';

/** The columns of the list of promotions. @param promotions those of the page, whose products are named */
export function usePromotionColumns(
  promotions: readonly StoredPromotion[],
): readonly ListColumn<StoredPromotion>[] {
  const [now] = useState(Date.now);
  const nameOf = useNameOf(promotions);
  const { timeZone } = useShopDetails();
  const turn = useSwitchPromotion();
  return [
    {
      id: 'name',
      heading: 'Name',
      cell: ({ _id, name }) => (
        <Link to={dashboardPaths.adminPromotion(_id)} data-row-link>
          {name}
        </Link>
      ),
    },
    {
      id: 'effect',
      heading: 'What it does',
      cell: (promotion) =>
        [
          effectWords(promotion, nameOf),
          ...conditionWords(promotion, nameOf),
          periodWords(promotion, timeZone),
        ]
          .filter(Boolean)
          .join(', '),
    },
    { id: 'code', heading: 'Code', cell: codeText },
    {
      id: 'status',
      heading: 'Status',
      cell: (promotion) => {
        const status = statusOf(promotion, now);
        const missing = missingText(promotion);
        return (
          <>
            <Badge tone={status === 'active' ? 'accent' : 'neutral'}>{STATUS_TEXTS[status]}</Badge>
            {missing && <p className={styles.missing}>{missing}</p>}
          </>
        );
      },
    },
    { id: 'used', heading: 'Used', cell: usedText },
    {
      id: 'actions',
      heading: 'Actions',
      cell: (promotion) => (
        <Button tone="quiet" busy={turn.isPending} onClick={() => turn.mutate(promotion)}>
          Switch {promotion.isEnabled ? 'off' : 'on'}
          <span className="visually-hidden">: {promotion.name}</span>
        </Button>
      ),
    },
  ];
}
