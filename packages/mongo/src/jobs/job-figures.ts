import { JobModel } from './job.model.js';

/** How the jobs stand, for metrics. */
export interface JobFigures {
  /** Those that are due now, or are worked on. */
  due: number;
  /** Those that are not tried any more. */
  dead: number;
  /** How long the oldest that is due has waited, in seconds. */
  oldestSeconds: number;
}

/** Counts the jobs of all processes. */
export async function jobFigures(): Promise<JobFigures> {
  const now = new Date();
  const isDue = { state: 'due', dueAt: { $lte: now } } as const;
  const [due, dead, oldest] = await Promise.all([
    JobModel.countDocuments(isDue),
    JobModel.countDocuments({ state: 'dead' }),
    JobModel.findOne(isDue, { dueAt: 1 }).sort({ dueAt: 1 }).lean(),
  ]);
  const oldestSeconds = oldest ? (now.getTime() - oldest.dueAt.getTime()) / 1_000 : 0;
  return { due, dead, oldestSeconds };
}

const failures = new Map<string, number>();

/** Counts a failed try. */
export function countFailure(topic: string): void {
  failures.set(topic, (failures.get(topic) ?? 0) + 1);
}

/** The failed tries of this process since its start, by topic. */
export function jobFailures(): ReadonlyMap<string, number> {
  return failures;
}
