import type { RequestListener } from 'node:http';
import { addressBehind } from '../client-address.js';
import type { HeldRefusals } from '../edge/held-refusals.js';
import type { KnownRefusals } from './known-refusals.js';
import { sendAnswer, type AnsweringOptions } from './send-answer.js';
import { isOwnOrigin } from './send-ready.js';

/** Repeats known refusals, throttled like others, and passes all other requests on. */
export function repeatRefusals(
  { known, held }: { known: KnownRefusals; held: HeldRefusals },
  options: AnsweringOptions,
  next: RequestListener,
): RequestListener {
  return (req, res) => {
    const address = addressBehind(req, options.trustedProxies);
    const answer = isOwnOrigin(req.headers) ? known.find(req, address) : undefined;
    if (!answer) {
      next(req, res);
      return;
    }
    held.hold(address, () => {
      if (!res.closed) sendAnswer(req, res, answer, options);
    });
  };
}
