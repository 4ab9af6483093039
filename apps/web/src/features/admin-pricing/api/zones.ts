import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';

/** Delivery zones and their methods, to choose from; undefined until they are loaded. */
export function useZoneChoices() {
  const { data } = useQuery({
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
