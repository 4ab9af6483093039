import type { ServerResponse } from 'node:http';

/**
 * Sends what is read piece by piece, at the pace of the client, and stops reading once the client is gone. It listens for
 * the end of the reply once, where Node's `pipeline` does so several times: with the steps of a request, that was enough
 * for Node to warn of a leak.
 * @throws what reading throws; the reply is not ended then.
 */
export async function sendStream(
  res: ServerResponse,
  content: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  let goOn: (() => void) | undefined;
  res.on('drain', () => goOn?.());
  res.once('close', () => goOn?.());
  for await (const piece of content) {
    if (res.destroyed) return;
    if (!res.write(piece)) await new Promise<void>((resolve) => (goOn = resolve));
  }
  res.end();
}
