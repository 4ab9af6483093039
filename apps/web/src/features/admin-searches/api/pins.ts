import { endpoints, type ListQuery, type PinInput } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/http/api-error';
import { call } from '../../../lib/http/api-client';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { notify } from '../../../ui/messages/notify';
import { SEARCHES } from './list-searches';

/** The maximum number of candidates to show. */
const CANDIDATES = 6;

const keyOf = (words: string) => ['pin', words];

/** A page of the searches with pinned products. */
export function usePins(query: ListQuery) {
  return useQuery({
    queryKey: [...SEARCHES, 'pins', query],
    queryFn: ({ signal }) => call(endpoints.listPins, { query, signal }),
    select: ({ pins, total }) => ({ rows: pins, total }),
    ...LIST_OPTIONS,
  });
}

/** The products pinned for these words. */
export function usePin(words: string) {
  return useQuery({
    queryKey: keyOf(words),
    queryFn: async ({ signal }) => (await call(endpoints.getPin, { query: { words }, signal })).pin,
    staleTime: 0,
    gcTime: 0,
  });
}

export interface PinChange {
  /** Ids in display order. */
  products: PinInput['products'];
  /** The version that is changed. */
  version: number;
  /** What was taken away, if the change can be undone. */
  removed?: { name: string; before: PinInput['products'] };
}

/** Saves the products pinned for these words, and offers to undo a removal. Refetches them if the save is refused. */
export function useSavePin(words: string) {
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ products, version }: PinChange) =>
      call(endpoints.updatePin, { body: { words, products, version } }),
    onSuccess: ({ message, pin: { version, ...saved } }, { removed }) => {
      client.setQueryData(keyOf(words), { version, ...saved });
      if (!removed) notify.success(message);
      else
        notify.undoable(`${removed.name} is no longer pinned`, () =>
          saving.mutate({ products: removed.before, version }),
        );
    },
    onError: (error) => {
      notify.error(failureText(error));
      void client.invalidateQueries({ queryKey: keyOf(words) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: SEARCHES }),
  });
  return saving;
}

/** A few products to choose from. */
export function useCandidates(search: string) {
  const query = { pageSize: CANDIDATES, ...(search && { search }) };
  return useQuery({
    queryKey: ['pin-candidates', query],
    queryFn: async ({ signal }) => (await call(endpoints.listProducts, { query, signal })).products,
    ...LIST_OPTIONS,
  });
}
