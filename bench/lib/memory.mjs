import { readFileSync } from 'node:fs';

/** Memory that a process holds, as the kernel counts it; Linux only. */
export function residentMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
