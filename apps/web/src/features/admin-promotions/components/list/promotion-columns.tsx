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
import type { NameOf } from '../../sentence/words';
import styles from './promotion-list.module.css';
import { allCodesText, codeText, usedText } from './row-texts';

/** The columns of the list of promotions. @param nameOf names what they name by ids */
export function usePromotionColumns(nameOf: NameOf): readonly ListColumn<StoredPromotion>[] {
  const [now] = useState(Date.now);
  const { timeZone } = useShopDetails();
  const turn = useSwitchPromotion();
  const sentence = (promotion: StoredPromotion) =>
    [
      effectWords(promotion, nameOf),
      ...conditionWords(promotion, nameOf),
      periodWords(promotion, timeZone),
    ]
      .filter(Boolean)
      .join(', ');
  return [
    {
      id: 'name',
      heading: 'Name',
      text: ({ name }) => name,
      cell: ({ _id, name }) => (
        <Link to={dashboardPaths.adminPromotion(_id)} data-row-link>
          {name}
        </Link>
      ),
    },
    {
      id: 'effect',
      heading: 'What it does',
      cell: sentence,
      text: sentence,
    },
    { id: 'code', heading: 'Code', cell: codeText, text: allCodesText },
    {
      id: 'status',
      heading: 'Status',
      text: (promotion) =>
        [STATUS_TEXTS[statusOf(promotion, now)], missingText(promotion)].filter(Boolean).join(', '),
      cell: (promotion) => {
        const status = statusOf(promotion, now);
        const missing = missingText(promotion);
        return (
          <>
            <Badge tone={status === 'active' ? 'success' : 'neutral'}>{STATUS_TEXTS[status]}</Badge>
            {missing && <p className={styles.missing}>{missing}</p>}
          </>
        );
      },
    },
    { id: 'used', heading: 'Used', cell: usedText, text: usedText },
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
