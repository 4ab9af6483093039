import { readdir, readFile } from 'node:fs/promises';

/** What Linux reports about running processes; on other systems all of this is empty. */
async function statOf(pid: number | string): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The fields after the command, which is in brackets: the state, then the parent's id.
  return stat.split(') ')[1]?.split(' ') ?? [];
}

/** Ids of the processes that a process started. */
export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map(statOf));
  return pids.filter((_, index) => stats[index]?.[1] === String(parent)).map(Number);
}

/** Whether a process exists and is no zombie. */
export async function isRunning(pid: number): Promise<boolean> {
  const [state] = await statOf(pid);
  return state !== undefined && state !== 'Z';
}

/** How a process was started, its arguments after zero bytes. */
export function commandOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
}

/** Memory that a process holds, in megabytes. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** CPU time that a process has used so far, in milliseconds. */
export function cpuMilliseconds(pid: number): Promise<number> {
  return cpuOf(pid);
}

/** CPU time that the first thread of a process has used so far, in milliseconds. */
export function mainThreadCpuMilliseconds(pid: number): Promise<number> {
  return cpuOf(`${pid}/task/${pid}`);
}

async function cpuOf(process: number | string): Promise<number> {
  const fields = await statOf(process);
  // In hundredths of a second on every Linux that Node runs on.
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}
