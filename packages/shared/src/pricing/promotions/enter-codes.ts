import { unfitFor, type Occasion } from './candidates.js';
import { normalizeCodes } from './codes.js';
import type { Promotion } from './promotion.js';
import type { Refusal, Rejected } from './refusal.js';

/** A promotion that may apply, and the code that brought it about. */
export interface Candidate {
  readonly promotion: Promotion;
  /** Absent for an automatic one. */
  readonly code?: string;
}

/** The promotions that the occasion and the codes bring about, before anyone looks into the basket. */
export function findCandidates(
  promotions: readonly Promotion[],
  entered: readonly string[],
  occasion: Occasion,
): { candidates: Candidate[]; rejected: Rejected[] } {
  const codes = normalizeCodes(entered);
  const candidates: Candidate[] = [];
  const rejected: Rejected[] = [];
  const known = new Set<string>();
  const consider = (candidate: Candidate) => {
    const reason = unfitFor(candidate.promotion, occasion);
    if (reason) rejected.push(rejection(candidate, { reason }));
    else candidates.push(candidate);
  };
  for (const promotion of promotions) {
    const own = promotion.codes;
    if (!own) {
      consider({ promotion });
      continue;
    }
    const [code, ...more] = codes.filter((each) => own.includes(each));
    if (code === undefined) continue;
    for (const each of [code, ...more]) known.add(each);
    consider({ promotion, code });
    for (const other of more)
      rejected.push(
        rejection(
          { promotion, code: other },
          { reason: 'not-combinable', besides: promotion.name },
        ),
      );
  }
  const unknown = codes.filter((code) => !known.has(code));
  return { candidates, rejected: [...rejected, ...unknown.map(unknownCode)] };
}

/** A candidate that is not used, and why. */
export function rejection({ promotion, code }: Candidate, refusal: Refusal): Rejected {
  const { id, name } = promotion;
  return { ...(code !== undefined && { code }), promotion: id, name, ...refusal };
}

function unknownCode(code: string): Rejected {
  return { code, reason: 'unknown-code' };
}
