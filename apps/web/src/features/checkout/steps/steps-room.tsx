import { useEffect } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useShopDetails } from '../../../ui/page/shop-details';

/** What is not there now is loaded again when it is shown. */
function loadSteps() {
  const parts = [
    import('./checkout-steps'),
    import('./priced-amounts'),
    import('./priced-payment'),
  ];
  Promise.all(parts).catch(() => undefined);
}

/** About as high as the steps are. On a phone, what comes below them would jump otherwise. */
const HEIGHTS = { zones: '45rem', rules: '10rem' };

/** Keeps room for the steps of the checkout until it is known which there are, and loads their code meanwhile. */
export function StepsRoom() {
  const { pricing } = useShopDetails();
  useEffect(() => {
    if (pricing) loadSteps();
  }, [pricing]);
  return pricing && <Skeleton height={HEIGHTS[pricing]} radius="var(--radius-card)" />;
}
