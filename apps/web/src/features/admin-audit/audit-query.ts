import { auditQuerySchema, type AuditAction } from '@shop/shared';

/** What the administrator asks of the entries, as the address carries it: `?who=ada&from=2026-11-01&page=2`. */
export interface AuditFilters {
  /** What the e-mail address of who did it begins with. */
  who: string;
  action: AuditAction | undefined;
  /** What the subject's name begins with, or its id. */
  subject: string;
  /** First and last day, `YYYY-MM-DD` on the reader's clock; empty for no limit. */
  from: string;
  to: string;
  /** 1-based */
  page: number;
}

const { who, action, subject, page } = auditQuerySchema.shape;

/** An address can be made by anyone: what the server would refuse counts as not said. */
export function readFilters(params: URLSearchParams): AuditFilters {
  const given = (name: string) => params.get(name) ?? undefined;
  return {
    who: who.safeParse(given('who')).data ?? '',
    action: action.safeParse(given('action')).data,
    subject: subject.safeParse(given('subject')).data ?? '',
    from: startOf(given('from')) ? (given('from') ?? '') : '',
    to: startOf(given('to')) ? (given('to') ?? '') : '',
    page: page.safeParse(given('page')).data ?? 1,
  };
}

/** Only what is asked for. */
export function writeFilters(filters: Partial<AuditFilters>): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ['who', 'action', 'subject', 'from', 'to'] as const) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  if (filters.page && filters.page > 1) params.set('page', String(filters.page));
  return params;
}

/** The moments between which the days lie: from the first one's midnight up to the one after the last. */
export function momentsOf({ from, to }: Pick<AuditFilters, 'from' | 'to'>) {
  const end = startOf(to);
  end?.setDate(end.getDate() + 1);
  return { from: startOf(from)?.toISOString(), to: end?.toISOString() };
}

/** Midnight of a day where the reader is; undefined for what is no day. */
function startOf(day: string | undefined): Date | undefined {
  if (!day || !/^[12]\d{3}-\d{2}-\d{2}$/.test(day)) return undefined;
  const start = new Date(`${day}T00:00:00`);
  return Number.isNaN(start.getTime()) ? undefined : start;
}
