import type { AuditQuery } from '@shop/shared';
import { Types } from 'mongoose';
import { beginningWith } from '../text/beginning-with.js';
import { plainText } from '../text/plain-text.js';

/** Every filter that is given; each has an index. */
export function auditFilter({ who, action, subject, from, to }: Partial<AuditQuery>) {
  return {
    ...(who && { 'by.email': beginningWith(who) }),
    ...(action && { action }),
    ...(subject && subjectFilter(subject)),
    ...((from ?? to) && { at: { ...(from && { $gte: from }), ...(to && { $lt: to }) } }),
  };
}

function subjectFilter(subject: string) {
  if (/^[0-9a-f]{24}$/.test(subject)) return { 'subject._id': new Types.ObjectId(subject) };
  return { 'subject.nameKey': beginningWith(plainText(subject)) };
}
