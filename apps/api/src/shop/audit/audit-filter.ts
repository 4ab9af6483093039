import type { AuditQuery } from '@shop/shared';
import { endOfDay, startOfDay } from '../../platform/shop-days.js';
import { nameFilter, typedId } from '@shop/mongo/text';

/**
 * A filter for entries that meet every given condition; each condition has an index.
 * @param timeZone the zone of the days in `from` and `to`.
 */
export function auditFilter(query: Partial<AuditQuery>, timeZone: string): object {
  const { who, action, subject, from, to } = query;
  const conditions = [
    ...(who ? [nameFilter('actorPrefixes', who)] : []),
    ...(subject ? [subjectFilter(subject)] : []),
    ...(action ? [{ action }] : []),
    ...(from ? [{ at: { $gte: from instanceof Date ? from : startOfDay(from, timeZone) } }] : []),
    ...(to ? [{ at: { $lt: to instanceof Date ? to : endOfDay(to, timeZone) } }] : []),
  ];
  return conditions.length > 0 ? { $and: conditions } : {};
}

function subjectFilter(subject: string) {
  const id = typedId(subject);
  return id ? { 'subject._id': id } : nameFilter('subjectPrefixes', subject);
}
