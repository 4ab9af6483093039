import { endpoints } from '@shop/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendInParts, type SendOutcome } from '../../../lib/bulk/send-in-parts';
import { call } from '../../../lib/http/api-client';
import { ApiError, failureText } from '../../../lib/http/api-error';
import { undoneChanges, type TagAct, type TagChange } from './tag-changes';

/** Calls at the same time. */
const AT_ONCE = 4;

/** What became of one change. */
interface TagResult {
  userId: string;
  outcome: 'changed' | 'refused' | 'unfinished';
  message?: string;
}

/** A change of the tags of many customers, under way or over. */
export interface TagRun {
  act: TagAct;
  changes: readonly TagChange[];
  isUndo: boolean;
  finished: number;
  outcome?: SendOutcome<TagResult>;
}

/** The current or latest change of the tags of many customers, and functions to start one. */
export function useTagRun() {
  const client = useQueryClient();
  const [run, setRun] = useState<TagRun | null>(null);
  const isStopped = useRef(false);

  async function start(asked: Omit<TagRun, 'finished' | 'outcome'>, earlier?: TagRun['outcome']) {
    const { act, changes, isUndo } = asked;
    const done = earlier?.results ?? new Map<string, TagResult>();
    isStopped.current = false;
    setRun({ act, changes, isUndo, finished: done.size });
    const { results, sent, failure } = await sendInParts<TagChange, TagResult>(
      changes.filter(({ customer }) => !done.has(customer._id)),
      {
        send,
        idOf: (item) => ('userId' in item ? item.userId : item.customer._id),
        onProgress: (count) => setRun({ act, changes, isUndo, finished: done.size + count }),
        isStopped: () => isStopped.current,
      },
    );
    const all = new Map([...done, ...results]);
    const outcome = { results: all, sent, failure };
    setRun({ act, changes, isUndo, finished: all.size, outcome });
    await client.invalidateQueries({ queryKey: ['users'] });
  }

  return {
    run,
    apply: (act: TagAct, changes: readonly TagChange[]) =>
      void start({ act, changes, isUndo: false }),
    undo: () => {
      if (!run?.outcome) return;
      const changes = run.changes.filter(({ customer }) => hasChanged(run, customer._id));
      const act = { ...run.act, isAdded: !run.act.isAdded };
      void start({ act, changes: undoneChanges(changes), isUndo: true });
    },
    goOn: () => run && void start(run, run.outcome),
    stop: () => (isStopped.current = true),
    close: () => setRun(null),
  };
}

export type TagRunControl = ReturnType<typeof useTagRun>;

/** Whether the change of a customer was made. */
export function hasChanged({ outcome }: TagRun, userId: string): boolean {
  return outcome?.results.get(userId)?.outcome === 'changed';
}

async function send(changes: readonly TagChange[]): Promise<readonly TagResult[]> {
  const results: TagResult[] = [];
  for (let start = 0; start < changes.length; start += AT_ONCE)
    results.push(...(await Promise.all(changes.slice(start, start + AT_ONCE).map(save))));
  return results;
}

async function save({ customer, tags, tagsBefore }: TagChange): Promise<TagResult> {
  const userId = customer._id;
  try {
    const body = { tags: [...tags], tagsBefore: [...tagsBefore] };
    await call(endpoints.updateUserTags, { params: { userId }, body });
    return { userId, outcome: 'changed' };
  } catch (error) {
    const isRefused = error instanceof ApiError && REFUSALS.includes(error.status);
    return { userId, outcome: isRefused ? 'refused' : 'unfinished', message: failureText(error) };
  }
}

/** Too many tags, a deleted account, tags that somebody has changed meanwhile. */
const REFUSALS: readonly number[] = [400, 404, 409];
