import { FIGURE_PERIODS, USUAL_PERIOD, type FigurePeriod } from '@shop/shared';
import { useSearchParams } from 'react-router-dom';

/** The period in the address: `?period=7-days`. */
export function usePeriod(): FigurePeriod {
  const [params] = useSearchParams();
  const period = params.get('period');
  return FIGURE_PERIODS.find((one) => one === period) ?? USUAL_PERIOD;
}
