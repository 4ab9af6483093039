import { isLoopback } from '@shop/front/networks';
import { webAddress, type Outside } from '../../../platform/outside/request-public.js';
import { literalOf, publicAddressOf } from '../../../platform/outside/resolve-public.js';

/** Where events may be sent to. */
export interface WebhookWorld extends Outside {
  /** Whether this machine may be told of events, by plain HTTP: for tests. */
  allowsLoopback: boolean;
}

/** Whether an address is of this machine, and may be. */
export function isAllowedLoopback(url: URL, { allowsLoopback }: WebhookWorld): boolean {
  return allowsLoopback && url.protocol === 'http:' && isLoopback(literalOf(url.hostname));
}

/** @throws OutsideError unless events may be sent to the address as it is written. */
export function webhookAddress(text: string, world: WebhookWorld): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && isAllowedLoopback(url, world) ? url : webAddress(text);
}

/** @throws OutsideError unless the address leads to the internet now. */
export async function assertReachable(text: string, world: WebhookWorld): Promise<void> {
  const url = webhookAddress(text, world);
  if (!isAllowedLoopback(url, world)) await publicAddressOf(url, world.resolve);
}
