import { endpoints } from '@shop/shared';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepPageOpen } from '../../../lib/bulk/keep-page-open';
import { sendInParts } from '../../../lib/bulk/send-in-parts';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { session } from '../../../lib/session/session';
import { undoOf, type BulkPlan, type BulkRun } from './bulk-edit';
import { shownRun } from './shown-run';
import { useLongEdit } from './use-long-edit';

const BULK_KEY = ['bulk edit of products'];

/** Whether the bulk edit in progress should end after the current request. */
let isStopped = false;

/**
 * The current or latest bulk edit, which outlives the screen that started it, and functions to start one. The shop
 * works off a long one by itself.
 */
export function useBulkEdit() {
  const queryClient = useQueryClient();
  const { data: run = null } = useQuery<BulkRun | null>({
    queryKey: BULK_KEY,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const show = (next: BulkRun | null) => queryClient.setQueryData(BULK_KEY, next);

  async function start(asked: Omit<BulkRun, 'finished'>) {
    const current = queryClient.getQueryData<BulkRun | null>(BULK_KEY);
    if (current && !current.outcome) return;
    const owner = session.get()?.user._id;
    const isOwn = () => session.get()?.user._id === owner;
    const { outcome: earlier, ...rest } = asked;
    const finishedBefore = earlier?.results.size ?? 0;
    isStopped = false;
    show({ ...rest, finished: finishedBefore });
    const release = keepPageOpen();
    const { results, sent, failure } = await sendInParts(
      asked.changes
        .map(({ change }) => change)
        .filter((each) => !earlier?.results.has(each.productId)),
      {
        send: async (changes) =>
          (await call(endpoints.bulkEditProducts, { body: { changes: [...changes] } })).results,
        idOf: ({ productId }) => productId,
        sizeOf: ({ variants }) => variants?.rows.length ?? 1,
        onProgress: (finished) => {
          if (isOwn()) show({ ...rest, finished: finishedBefore + finished });
        },
        isStopped: () => isStopped || !isOwn(),
      },
    );
    release();
    if (!isOwn()) return;
    const all = new Map([...(earlier?.results ?? []), ...results]);
    show({ ...rest, finished: all.size, outcome: { results: all, sent, failure } });
    await queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
  }

  const longEdit = useLongEdit();
  return {
    run: run ? shownRun(run) : longEdit.run,
    /** The newest edit takes the place of an older one, which does not come back. */
    apply: (plan: BulkPlan) => {
      if (longEdit.isLong(plan)) {
        show(null);
        longEdit.apply(plan);
        return;
      }
      if (longEdit.run?.report) longEdit.step('forget');
      void start({ changes: plan.changes, leftOut: plan.refusals, isUndo: false });
    },
    undo: () =>
      run ? void start({ changes: undoOf(run), leftOut: [], isUndo: true }) : longEdit.step('undo'),
    /** Sends again, or resumes, what is unfinished. */
    goOn: () => (run ? void start(run) : longEdit.step('resume')),
    stop: () => {
      if (run) isStopped = true;
      else longEdit.step('stop');
    },
    close: () => (run ? show(null) : longEdit.step('forget')),
  };
}
/** The bulk edit of the screen, and functions to start one. */
export type BulkEditControl = ReturnType<typeof useBulkEdit>;
