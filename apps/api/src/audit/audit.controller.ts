import type { AuditQuery, endpoints } from '@shop/shared';
import { Types } from 'mongoose';
import type { Controller } from '../http/route.js';
import { AuditEntryModel, LATEST_FIRST, subjectNameKey } from './audit-entry.model.js';
import { auditEntryView } from './audit-entry.view.js';

export const list: Controller<typeof endpoints.listAuditEntries> = async ({ query }) => {
  const filter = filterOf(query);
  const [entries, total] = await Promise.all([
    AuditEntryModel.find(filter)
      .sort(LATEST_FIRST)
      .skip((query.page - 1) * query.pageSize)
      .limit(query.pageSize)
      .lean(),
    AuditEntryModel.countDocuments(filter),
  ]);
  return { success: true, entries: entries.map(auditEntryView), total };
};

/** Every filter that is given; each has an index. */
export function filterOf({ who, action, subject, from, to }: Partial<AuditQuery>) {
  return {
    ...(who && { 'by.email': beginningWith(who) }),
    ...(action && { action }),
    ...(subject && subjectFilter(subject)),
    ...((from ?? to) && { at: { ...(from && { $gte: from }), ...(to && { $lt: to }) } }),
  };
}

function subjectFilter(subject: string) {
  if (/^[0-9a-f]{24}$/.test(subject)) return { 'subject._id': new Types.ObjectId(subject) };
  return { 'subject.nameKey': beginningWith(subjectNameKey(subject)) };
}

/** A range, not a pattern: nothing that is typed means anything but itself, and the index answers. */
function beginningWith(text: string) {
  return { $gte: text, $lt: `${text}\u{10ffff}` };
}
