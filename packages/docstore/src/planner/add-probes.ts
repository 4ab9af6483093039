import type { Collection } from '../store/catalog/collection.js';
import type { Reader } from '../store/units/view.js';
import { PAUSE, type Work } from '../work/work.js';
import type { Conditions } from './conditions/conditions.js';
import { isDecidedByKeys } from './index-plans.js';
import type { IndexPlan } from './plan.js';
import { fieldsBeforeEnd, probeFor, type Probe } from './conditions/probe.js';

/** A plan, and roughly how many entries it reads. */
export interface Counted {
  plan: IndexPlan;
  entries: number;
}

/**
 * Adds probes to each plan, for conditions that it would otherwise check on documents. If some of these probes must
 * first read the records of many values, returns the plan twice: without those probes and with them.
 * @param total number of documents in the collection
 */
export function* addProbes(
  reader: Reader,
  { indexes }: Collection,
  conditions: Conditions,
  counted: readonly Counted[],
  total: number,
): Work<Counted[]> {
  const probes: Probe[] = [];
  for (const bounds of conditions.bounds) {
    const isLeft = counted.some(({ plan }) => !isUsed(plan, bounds));
    for (const index of isLeft ? indexes : []) {
      const probe = probeFor(reader, index, bounds);
      if (!probe) continue;
      const own = counted.filter(({ plan }) => plan.bounds.includes(bounds));
      const entries = own.length > 0 ? Math.max(...own.map((one) => one.entries)) : total / 4;
      probes.push({ ...probe, entries });
      yield PAUSE;
    }
  }
  probes.sort((a, b) => a.entries - b.entries);
  const ready = probes.filter(({ values }) => values);
  return counted.flatMap(({ plan, entries }) => {
    const quick = withProbes(plan, ready, conditions);
    const all = withProbes(plan, probes, conditions);
    const plans = all.probes.length > quick.probes.length ? [quick, all] : [quick];
    return plans.map((one) => ({ plan: one, entries }));
  });
}

function withProbes(plan: IndexPlan, all: readonly Probe[], conditions: Conditions): IndexPlan {
  const probes: Probe[] = [];
  for (const probe of all) {
    const isNeeded =
      !isUsed(plan, probe.bounds) && !probes.some(({ bounds }) => bounds === probe.bounds);
    if (isNeeded && fieldsBeforeEnd(plan.index, probe.index) !== undefined) probes.push(probe);
  }
  if (probes.length === 0) return plan;
  const left = conditions.all.length - probes.length;
  const isDecided =
    !probes.some(({ bounds }) => bounds.loose) &&
    isDecidedByKeys(plan.index, plan.bounds, plan.checks, left);
  return { ...plan, probes, isDecidedByKeys: isDecided };
}

function isUsed({ bounds, checks }: IndexPlan, wanted: Probe['bounds']): boolean {
  return bounds.includes(wanted) || checks.some((check) => check.bounds.includes(wanted));
}
