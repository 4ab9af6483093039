import {
  endpoints,
  MAX_LIST_SIZE,
  type ShippingZoneInput,
  type StoredShippingZone,
} from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { isSaveConflict, type TrySave } from '../../../ui/feedback/use-conflict';
import { notify } from '../../../ui/messages/notify';

/** First part of the query keys of all lists of zones. */
const ZONES = ['shipping-zones'] as const;

/** All zones, oldest first: which of them covers an address depends on all. */
export async function loadZones(signal?: AbortSignal): Promise<StoredShippingZone[]> {
  const zones: StoredShippingZone[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: MAX_LIST_SIZE };
    const { shippingZones, total } = await call(endpoints.listShippingZones, { query, signal });
    zones.push(...shippingZones);
    if (shippingZones.length === 0 || zones.length >= total) return zones.reverse();
  }
}

export function useZones() {
  return useQuery({
    queryKey: [...ZONES, 'all'],
    queryFn: ({ signal }) => loadZones(signal),
    staleTime: 0,
  });
}

/** The zone that is stored now. */
export async function loadZone(id: string, signal?: AbortSignal) {
  return (await call(endpoints.getShippingZone, { params: { id }, signal })).shippingZone;
}

/** A zone to edit: fetched on every visit, and never refetched while its form is open. */
export function useOpenedZone(id: string) {
  return useQuery({
    queryKey: ['opened zone', id],
    queryFn: ({ signal }) => loadZone(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Makes a zone under an idempotency key, or saves one whose version is known. */
export function useSaveZone(id?: string) {
  const client = useQueryClient();
  return async (zone: ShippingZoneInput, version: number, creationKey: string) => {
    const { message } =
      id === undefined
        ? await call(endpoints.createShippingZone, {
            body: zone,
            headers: { 'idempotency-key': creationKey },
          })
        : await call(endpoints.updateShippingZone, { params: { id }, body: { ...zone, version } });
    void client.invalidateQueries({ queryKey: ZONES });
    return message;
  };
}

interface ZoneDeletion {
  id: string;
  /** The version that the form shows. */
  version: () => number;
  /** Shows that somebody else has saved it, as a save does. */
  trySave: TrySave;
}

/** Deletes the zone that a form shows. */
export function useDeleteZone(
  { id, version, trySave }: ZoneDeletion,
  { onDone, onEnd }: { onDone: () => void; onEnd: () => void },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      trySave(() =>
        call(endpoints.deleteShippingZone, { params: { id }, body: { version: version() } }),
      ),
    onSuccess: ({ message }) => {
      notify.success(message);
      onDone();
    },
    onError: (error) => {
      if (!isSaveConflict(error)) notify.error(failureText(error));
    },
    onSettled: async () => {
      onEnd();
      await client.invalidateQueries({ queryKey: ZONES });
    },
  });
}
