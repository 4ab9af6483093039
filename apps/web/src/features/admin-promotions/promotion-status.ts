import type { StoredPromotion } from '@shop/shared';

/** Whether a promotion applies now. */
export type PromotionStatus = 'off' | 'scheduled' | 'active' | 'ended' | 'usedUp';

export const STATUS_TEXTS: Record<PromotionStatus, string> = {
  off: 'Off',
  scheduled: 'Scheduled',
  active: 'Active',
  ended: 'Ended',
  usedUp: 'Used up',
};

export function statusOf(
  { isEnabled, from, until, limits = {}, used, spent }: StoredPromotion,
  now: number,
): PromotionStatus {
  if (!isEnabled) return 'off';
  if (until !== undefined && Date.parse(until) <= now) return 'ended';
  if (from !== undefined && Date.parse(from) > now) return 'scheduled';
  const { uses = Infinity, budget = Infinity } = limits;
  return used >= uses || spent >= budget ? 'usedUp' : 'active';
}
