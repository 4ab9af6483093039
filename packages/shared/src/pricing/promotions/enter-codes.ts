import { unfitFor, type Occasion } from './candidates.js';
import { normalizeCodes } from './codes.js';
import type { Promotion } from './promotion.js';
import type { Refusal, Rejected } from './refusal.js';

/** A promotion that may apply, and the code that brought it about. */
export interface Candidate {
  readonly promotion: Promotion;
  /** Absent for an automatic one. */
  readonly code?: string;
  /** Other codes of the promotion that were entered: it applies once at most. */
  readonly otherCodes?: readonly string[];
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
    const refusal = unfitFor(candidate.promotion, occasion);
    if (refusal) rejected.push(...rejections(candidate, refusal));
    else candidates.push(candidate);
  };
  for (const promotion of promotions) {
    if (!promotion.codes) {
      consider({ promotion });
      continue;
    }
    const own = codes.filter((each) => promotion.codes?.includes(each));
    for (const each of own) known.add(each);
    const isUsed = (each: string) => promotion.usedCodes?.includes(each) ?? false;
    for (const code of own.filter(isUsed)) consider({ promotion: usedUp(promotion), code });
    const [code, ...otherCodes] = own.filter((each) => !isUsed(each));
    if (code !== undefined) consider({ promotion, code, otherCodes });
  }
  const unknown = codes.filter((code) => !known.has(code));
  return { candidates, rejected: [...rejected, ...unknown.map(unknownCode)] };
}

/** What a used code leaves of its promotion. */
function usedUp(promotion: Promotion): Promotion {
  return { ...promotion, limits: { ...promotion.limits, uses: 0 } };
}

/** A candidate that is not used, and why: the same for each of its codes. */
export function rejections(candidate: Candidate, refusal: Refusal): Rejected[] {
  const { code, otherCodes = [] } = candidate;
  return [code, ...otherCodes].map((each) => rejection(candidate, each, refusal));
}

/** Refuses the other codes of a candidate that is used. */
export function rejectionOfOthers(candidate: Candidate): Rejected[] {
  const { promotion, otherCodes = [] } = candidate;
  const refusal = { reason: 'not-combinable', besides: promotion.name } as const;
  return otherCodes.map((code) => rejection(candidate, code, refusal));
}

function rejection(
  { promotion: { id, name } }: Candidate,
  code: string | undefined,
  refusal: Refusal,
): Rejected {
  return { ...(code !== undefined && { code }), promotion: id, name, ...refusal };
}

function unknownCode(code: string): Rejected {
  return { code, reason: 'unknown-code' };
}
