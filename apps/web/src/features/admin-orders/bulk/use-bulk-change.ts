import type { OrderStatus, OrderStatusLine } from '@shop/shared';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepPageOpen } from '../../../lib/bulk/keep-page-open';
import { session } from '../../../lib/session/session';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';
import { updateOrderStatuses } from '../api/update-order-statuses';
import { changesTo, reportOf, undoOf, type BulkChange } from './bulk-change';
import { changeStatuses, type BulkOutcome } from './change-statuses';

const BULK_KEY = ['bulk change'];

/** Whether the bulk change in progress should end after the current request. */
let isStopped = false;

/** The outcome of a bulk change before it starts. */
const NOTHING: BulkOutcome = { results: new Map(), sent: new Set() };

/** A bulk change to start or to resume. */
type Start = Pick<BulkChange, 'changes' | 'target' | 'leftOut' | 'outcome'>;

/**
 * The current or latest bulk change, and functions to start one. It outlives the screen that started it, and is cached
 * with the signed-in user's data.
 * @param onOver called when a bulk change has finished
 */
export function useBulkChange(onOver: () => void) {
  const queryClient = useQueryClient();
  const { data: bulk = null } = useQuery<BulkChange | null>({
    queryKey: BULK_KEY,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });

  const show = (change: BulkChange | null) => queryClient.setQueryData(BULK_KEY, change);
  const isWatched = () =>
    (queryClient.getQueryCache().find({ queryKey: BULK_KEY })?.getObserversCount() ?? 0) > 0;

  async function start({ outcome: earlier = NOTHING, ...asked }: Start) {
    const current = queryClient.getQueryData<BulkChange | null>(BULK_KEY);
    if (current && !current.outcome) return;
    const owner = session.get()?.user._id;
    const isOwn = () => session.get()?.user._id === owner;
    const rest = asked.changes.filter(({ orderId }) => !earlier.results.has(orderId));
    isStopped = false;
    show({ ...asked, finished: earlier.results.size });
    const release = keepPageOpen();
    const { results, sent, failure } = await changeStatuses(rest, {
      send: updateOrderStatuses,
      onProgress: (finished) => {
        if (isOwn()) show({ ...asked, finished: earlier.results.size + finished });
      },
      isStopped: () => isStopped || !isOwn(),
    });
    release();
    if (!isOwn()) return;
    const outcome = {
      results: new Map([...earlier.results, ...results]),
      sent: new Set([...earlier.sent, ...sent]),
      failure,
    };
    const over = { ...asked, finished: outcome.results.size, outcome };
    show(over);
    if (!isWatched()) notify.success(reportOf(over).summary);
    onOver();
    await queryClient.invalidateQueries({ queryKey: [ORDERS] });
  }

  return {
    bulk,
    /** @param leftOut the selected orders that stay as they are */
    set: (
      target: OrderStatus,
      lines: readonly OrderStatusLine[],
      leftOut: readonly OrderStatusLine[],
    ) => void start({ changes: changesTo(target, lines), target, leftOut }),
    undo: () => bulk && void start({ changes: undoOf(bulk) }),
    /** Retries the unfinished changes. */
    goOn: () => bulk && void start(bulk),
    stop: () => {
      isStopped = true;
    },
    close: () => show(null),
  };
}
/** The bulk change of the screen, and functions to start one. */
export type BulkControl = ReturnType<typeof useBulkChange>;
