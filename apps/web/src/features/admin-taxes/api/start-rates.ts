import { endpoints } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { loadZones } from '../../admin-delivery';
import { planStart } from '../plan-start';
import type { StartingRates } from '../starting-rates';
import { loadRates } from './tax-rates';

/** Makes the zones and rates that these countries lack. Whatever was made before a failure stays, and is not made again. */
async function makeRates(chosen: readonly StartingRates[]): Promise<string> {
  const [zones, rates] = await Promise.all([loadZones(), loadRates()]);
  const plans = planStart(chosen, zones, rates);
  for (const { zone, rates: missing } of plans) {
    const id =
      typeof zone === 'string'
        ? zone
        : (await call(endpoints.createShippingZone, { body: zone })).shippingZone._id;
    for (const rate of missing)
      await call(endpoints.createTaxRate, { body: { ...rate, zone: id } });
  }
  if (plans.length === 0) return 'These countries already have their rates';
  return plans.length === 1
    ? 'Rates added for 1 country'
    : `Rates added for ${plans.length} countries`;
}

export function useStartRates(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: makeRates,
    onSuccess: (message) => {
      notify.success(message);
      onDone();
    },
    onError: (error) =>
      notify.error(`${failureText(error)}. Some may be made already: press again for the rest.`),
    onSettled: () => client.invalidateQueries(),
  });
}
