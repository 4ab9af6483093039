import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = '/sys/fs/cgroup';
const PERIOD_US = 100_000;

/**
 * Limits processes, together, to a share of one core until they have ended and `release` is called. With small shares,
 * a machine with two cores can simulate a core for each of several workers, the database and the load.
 * @throws Error of the file system without root or without Linux's control groups.
 */
export function limitCores(name: string, pids: readonly number[], share: number) {
  const isFirstVersion = existsSync(path.join(ROOT, 'cpu'));
  const parent = isFirstVersion ? path.join(ROOT, 'cpu') : ROOT;
  if (!isFirstVersion) writeFileSync(path.join(parent, 'cgroup.subtree_control'), '+cpu');
  const group = path.join(parent, `${name}-${process.pid}`);
  mkdirSync(group);
  const quota = Math.round(share * PERIOD_US);
  if (isFirstVersion) writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(quota));
  else writeFileSync(path.join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
  for (const pid of pids) writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
  return { release: () => rmdirSync(group) };
}
