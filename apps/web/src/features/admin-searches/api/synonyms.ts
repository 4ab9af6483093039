import { endpoints, type BuiltInSynonymInput, type SynonymsInput } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { SEARCHES } from './list-searches';

/** The synonyms that are stored now. */
export function loadSynonyms(signal?: AbortSignal) {
  return call(endpoints.getSynonyms, { signal });
}

/** The synonyms to edit: fetched on every visit, and never refetched while the form is open. */
export function useSynonyms() {
  return useQuery({
    queryKey: ['synonyms'],
    queryFn: ({ signal }) => loadSynonyms(signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Saves the shop's own synonyms. */
export function useSaveSynonyms() {
  const client = useQueryClient();
  return async (input: SynonymsInput) => {
    const reply = await call(endpoints.updateSynonyms, { body: input });
    void client.invalidateQueries({ queryKey: SEARCHES });
    return reply;
  };
}

/** Adds a line to the lines currently stored. */
export function useAddSynonym() {
  const save = useSaveSynonyms();
  return async (line: string) => {
    const { synonyms } = await loadSynonyms();
    return save({ lines: [...synonyms.lines, line], version: synonyms.version });
  };
}

/** Switches a built-in line off or on. @param onDone receives the lines that are off now. */
export function useSwitchBuiltIn(onDone: (off: readonly string[]) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BuiltInSynonymInput) => call(endpoints.switchBuiltInSynonym, { body }),
    onSuccess: ({ message, off }) => {
      onDone(off);
      notify.success(message);
      void client.invalidateQueries({ queryKey: SEARCHES });
    },
    onError: (error) => notify.error(failureText(error)),
  });
}
