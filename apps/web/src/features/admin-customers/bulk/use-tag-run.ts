import { endpoints } from '@shop/shared';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepPageOpen } from '../../../lib/bulk/keep-page-open';
import { sendInParts, type SendOutcome } from '../../../lib/bulk/send-in-parts';
import { call } from '../../../lib/http/api-client';
import { ApiError, failureText } from '../../../lib/http/api-error';
import { session } from '../../../lib/session/session';
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

const RUN_KEY = ['bulk change of tags'];

/** Whether the change in progress should end after the current requests. */
let isStopped = false;

/**
 * The current or latest change of the tags of many customers, which outlives the screen that started it, and functions
 * to start one.
 */
export function useTagRun() {
  const client = useQueryClient();
  const { data: run = null } = useQuery<TagRun | null>({
    queryKey: RUN_KEY,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const show = (next: TagRun | null) => client.setQueryData(RUN_KEY, next);

  async function start({ act, changes, isUndo, outcome: earlier }: Omit<TagRun, 'finished'>) {
    const current = client.getQueryData<TagRun | null>(RUN_KEY);
    if (current && !current.outcome) return;
    const owner = session.get()?.user._id;
    const isOwn = () => session.get()?.user._id === owner;
    const isOver = () => isStopped || !isOwn();
    const done = earlier?.results ?? new Map<string, TagResult>();
    isStopped = false;
    show({ act, changes, isUndo, finished: done.size });
    const release = keepPageOpen();
    const { results, sent, failure } = await sendInParts<TagChange, TagResult>(
      changes.filter(({ customer }) => !done.has(customer._id)),
      {
        send: (part) => send(part, isOver),
        idOf: (item) => ('userId' in item ? item.userId : item.customer._id),
        onProgress: (count) => {
          if (isOwn()) show({ act, changes, isUndo, finished: done.size + count });
        },
        isStopped: isOver,
      },
    );
    release();
    if (!isOwn()) return;
    const all = new Map([...done, ...results]);
    const outcome = { results: all, sent, failure };
    show({ act, changes, isUndo, finished: all.size, outcome });
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
    goOn: () => run && void start(run),
    stop: () => {
      isStopped = true;
    },
    close: () => show(null),
  };
}

export type TagRunControl = ReturnType<typeof useTagRun>;

/** Whether the change of a customer was made. */
export function hasChanged({ outcome }: TagRun, userId: string): boolean {
  return outcome?.results.get(userId)?.outcome === 'changed';
}

async function send(
  changes: readonly TagChange[],
  isOver: () => boolean,
): Promise<readonly TagResult[]> {
  const results: TagResult[] = [];
  for (let start = 0; start < changes.length && !isOver(); start += AT_ONCE)
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
