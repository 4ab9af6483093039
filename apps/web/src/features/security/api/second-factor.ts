import { endpoints, type EndpointBody } from '@shop/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ACCESS } from '../../../lib/http/query-client';
import { storeToken } from './sessions';

const KEY = ['second-factor'];

/** Whether the user has a second factor. */
export function useSecondFactor() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(endpoints.getSecondFactor, { signal }),
    select: ({ secondFactor }) => secondFactor,
  });
}

/** A new secret for the authenticator app. */
export type Proposal = Awaited<ReturnType<typeof startSecondFactor>>;

/** Requests a new secret. It has no effect until one of its codes is confirmed. */
export function startSecondFactor(body: EndpointBody<typeof endpoints.startSecondFactor>) {
  return call(endpoints.startSecondFactor, { body });
}

/** Confirms the secret and stores the new token. @returns the recovery codes */
export async function turnOnSecondFactor(
  body: EndpointBody<typeof endpoints.turnOnSecondFactor>,
): Promise<string[]> {
  const { recoveryCodes, token } = await call(endpoints.turnOnSecondFactor, { body });
  storeToken(token);
  return recoveryCodes;
}

/** Turns the second factor off. @returns the server's message */
export async function turnOffSecondFactor(
  body: EndpointBody<typeof endpoints.turnOffSecondFactor>,
): Promise<string> {
  return (await call(endpoints.turnOffSecondFactor, { body })).message;
}

/** Invalidates everything that depends on the second factor. */
export function useRefreshSecondFactor() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [KEY, ['sessions'], [ACCESS]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}
