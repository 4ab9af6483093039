import type { PromotionInput } from '@shop/shared';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { promotionSentence } from '../../sentence/promotion-sentence';
import { useNameOf } from '../../use-name-of';
import styles from './promotion-form.module.css';

/** Says what the promotion does, as far as the form is filled in. */
export function Sentence({ promotion }: { promotion: PromotionInput | undefined }) {
  const { timeZone } = useShopDetails();
  const nameOf = useNameOf(promotion ? [promotion] : []);
  return (
    <p className={styles.sentence}>
      {promotion
        ? promotionSentence(promotion, { nameOf, timeZone })
        : 'A summary appears here once the form is filled in.'}
    </p>
  );
}
