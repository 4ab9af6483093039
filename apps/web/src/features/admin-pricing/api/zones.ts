import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { useIsPermitted } from '../../../lib/session/permissions';
import { call } from '../../../lib/http/api-client';

/** Delivery zones and their methods, to choose from; undefined until they are loaded, none without their permission. */
export function useZoneChoices() {
  const isPermitted = useIsPermitted('money');
  const { data = isPermitted ? undefined : [] } = useQuery({
    enabled: isPermitted,
    queryKey: ['shipping-zones', 'choices'],
    queryFn: async ({ signal }) =>
      (await call(endpoints.listShippingZones, { query: {}, signal })).shippingZones,
  });
  return {
    zones: data?.map(({ _id, name }) => ({ value: _id, label: name })),
    methods: data?.flatMap(({ name: zone, methods }) =>
      methods.map(({ _id, name }) => ({ value: _id, label: `${name} (${zone})` })),
    ),
  };
}
