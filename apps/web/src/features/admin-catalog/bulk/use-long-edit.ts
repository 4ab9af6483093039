import { endpoints, type LongEdit, type LongEditStep } from '@shop/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keepPageOpen } from '../../../lib/bulk/keep-page-open';
import { sendInParts } from '../../../lib/bulk/send-in-parts';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { session } from '../../../lib/session/session';
import { randomKey } from '../../../lib/storage/random-key';
import { notify } from '../../../ui/messages/notify';
import type { BulkPlan, Refusal } from './bulk-edit';
import { begunEdit, partsOf, sendPart, stepped, type Part } from './long-edit-parts';
import { shownLongEdit } from './shown-run';

/** More changes than this page would send in one call are worked off by the shop. */
const LONG = 50;
const LONG_EDIT_KEY = ['long bulk edit of products'];
const LOOK_EVERY_MS = 1_000;

/** What was refused before it was sent, by the key of its edit. */
const leftOutOf = new Map<string, readonly Refusal[]>();

/** An edit whose last reply is missing, or that was dropped. */
interface Unconfirmed {
  /** Whether its last part was sent, after which it begins. */
  mayRun: boolean;
  isDropped: boolean;
  failure: string | undefined;
  /** Whether its administrator is still signed in. */
  isOwn: () => boolean;
}

/** Drops the edit that is being sent. */
let dropping = new AbortController();

function untilDropped(): AbortSignal {
  dropping = new AbortController();
  return dropping.signal;
}

/** The long bulk edit of the administrator: it goes on when this page is closed, and is found again by the next one. */
export function useLongEdit() {
  const queryClient = useQueryClient();
  const shown = () => queryClient.getQueryData<LongEdit | null>(LONG_EDIT_KEY);
  const show = (edit: LongEdit | null) => queryClient.setQueryData(LONG_EDIT_KEY, edit);
  const { data: edit } = useQuery<LongEdit | null>({
    queryKey: LONG_EDIT_KEY,
    queryFn: async ({ signal }) => {
      const before = shown();
      const { edit: now } = await call(endpoints.getLongEdit, { signal });
      if (before?.state === 'running' && now?.state !== 'running')
        void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
      // Nothing is left to be done about it, so the next page need not show it.
      if (now && isSettled(now)) void forget(now.key);
      // One that is half sent was left by another page, or is being sent by this one.
      return now?.state === 'filling' ? (before ?? null) : now;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_EVERY_MS : false),
  });

  async function apply({ changes, refusals }: BulkPlan) {
    const owner = session.get()?.user._id;
    const isOwn = () => session.get()?.user._id === owner;
    const key = randomKey();
    const counts = { total: changes.length, done: 0, already: 0 };
    const sending = { key, isUndo: false, ...counts, refusals: [] };
    leftOutOf.set(key, refusals);
    const dropped = untilDropped();
    let latest: LongEdit | null = { ...sending, state: 'filling', finished: 0 };
    show(latest);
    const release = keepPageOpen();
    const parts = partsOf(changes);
    const { sent, failure } = await sendInParts<Part, Part & { outcome: string }>(parts, {
      send: async (some) => {
        for (const part of some) latest = await sendPart(key, part, parts.length);
        return some.map((part) => ({ ...part, outcome: 'kept' }));
      },
      idOf: ({ number }) => String(number),
      // Each by itself.
      sizeOf: () => Infinity,
      onProgress: (count) => {
        const finished = parts.slice(0, count).flatMap((part) => part.changes).length;
        if (isOwn()) show({ ...sending, state: 'filling', finished });
      },
      isStopped: () => dropped.aborted || !isOwn(),
    });
    release();
    if (!isOwn()) return;
    if (failure === undefined && !dropped.aborted) {
      show(latest);
      return;
    }
    const mayRun = sent.has(String(parts.length));
    await endOf(key, { mayRun, isDropped: dropped.aborted, failure, isOwn });
  }

  /** Shows an edit that was dropped, or was not confirmed, if the shop has begun it all the same. */
  async function endOf(key: string, { mayRun, isDropped, failure, isOwn }: Unconfirmed) {
    try {
      let begun = mayRun ? await begunEdit(key) : null;
      if (begun && isDropped) begun = await stepped(key, 'stop');
      if (!isOwn()) return;
      show(begun);
      if (begun) void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
      if (!begun && failure !== undefined) notify.error(`${failure}. Nothing was changed.`);
    } catch (error) {
      if (!isOwn()) return;
      show(null);
      const message = failureText(error, 'The shop could not be reached');
      notify.error(`${message}. Reload this page to see whether anything was changed.`);
      await queryClient.invalidateQueries({ queryKey: LONG_EDIT_KEY });
    }
  }

  async function step(name: LongEditStep) {
    if (edit?.state === 'filling') dropping.abort();
    if (!edit || edit.state === 'filling') return;
    const { key } = edit;
    if (name === 'forget' && isSettled(edit)) {
      show(null);
      return;
    }
    try {
      show(await stepped(key, name));
    } catch (error) {
      notify.error(failureText(error));
      await queryClient.invalidateQueries({ queryKey: LONG_EDIT_KEY });
    }
  }

  return {
    run: edit ? shownLongEdit(edit, edit.isUndo ? [] : (leftOutOf.get(edit.key) ?? [])) : null,
    isLong: ({ changes }: BulkPlan) => changes.length > LONG,
    apply: (plan: BulkPlan) => void apply(plan),
    step: (name: LongEditStep) => void step(name),
  };
}

/** Whether it was an undo that has set back all that it was to. */
function isSettled({ isUndo, state, refusals }: LongEdit): boolean {
  return isUndo && state === 'done' && refusals.length === 0;
}

/** Has the shop forget an edit that this page goes on showing. If that fails, the next page tries it again. */
async function forget(key: string): Promise<void> {
  await stepped(key, 'forget').catch(() => undefined);
}
