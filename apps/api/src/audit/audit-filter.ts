import type { AuditQuery } from '@shop/shared';
import { nameFilter, typedId } from '../text/name-search.js';

/** A filter for entries that meet every given condition; each condition has an index. */
export function auditFilter({ who, action, subject, from, to }: Partial<AuditQuery>): object {
  const conditions = [
    ...(who ? [nameFilter('actorPrefixes', who)] : []),
    ...(subject ? [subjectFilter(subject)] : []),
    ...(action ? [{ action }] : []),
    ...(from ? [{ at: { $gte: from } }] : []),
    ...(to ? [{ at: { $lt: to } }] : []),
  ];
  return conditions.length > 0 ? { $and: conditions } : {};
}

function subjectFilter(subject: string) {
  const id = typedId(subject);
  return id ? { 'subject._id': id } : nameFilter('subjectPrefixes', subject);
}
