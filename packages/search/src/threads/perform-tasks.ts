import os from 'node:os';
import { parentPort } from 'node:worker_threads';

const NICENESS = 5;

/** A thread's tasks, each with its argument and its answer. */
export type TaskTable<Tasks> = {
  [Name in keyof Tasks]: { given: unknown; answer: unknown };
};

export interface Task<Tasks extends TaskTable<Tasks>, Name extends keyof Tasks = keyof Tasks> {
  number: number;
  name: Name;
  given: Tasks[Name]['given'];
}

export type TaskOutcome =
  { number: number; answer: unknown } | { number: number; failure: unknown };

type Handlers<Tasks extends TaskTable<Tasks>> = {
  [Name in keyof Tasks]: (given: Tasks[Name]['given']) => Tasks[Name]['answer'];
};

/** Performs the tasks sent by a `TaskThread`, at a lower priority, so that pages and orders come first. */
export function performTasks<Tasks extends TaskTable<Tasks>>(handlers: Handlers<Tasks>): void {
  // Applies to this thread only: on other systems it would lower the priority of the whole process.
  if (process.platform === 'linux') os.setPriority(NICENESS);
  const port = parentPort;
  const perform = <Name extends keyof Tasks>({ number, name, given }: Task<Tasks, Name>) => {
    try {
      port?.postMessage({ number, answer: handlers[name](given) });
    } catch (failure) {
      port?.postMessage({ number, failure });
    }
  };
  port?.on('message', (task: Task<Tasks> | null) => {
    if (task) perform(task);
    else port.close();
  });
}
