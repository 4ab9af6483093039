import { endpoints, type KeptEdit, type KeptEditStep } from '@shop/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { firstPart, sendInParts } from '../../../lib/bulk/send-in-parts';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { session } from '../../../lib/session/session';
import { randomKey } from '../../../lib/storage/random-key';
import { notify } from '../../../ui/messages/notify';
import type { BulkPlan, NamedChange, Refusal } from './bulk-edit';
import { keepPageOpen } from './keep-page-open';
import { shownKept } from './shown-run';

/** More changes than this page would send in one call are worked off by the shop. */
const LONG = 50;
const KEPT_KEY = ['long bulk edit of products'];
const LOOK_EVERY_MS = 1_000;

/** What was refused before it was sent, by the key of its edit. */
const leftOutOf = new Map<string, readonly Refusal[]>();

/** Drops the edit that is being sent. */
let dropping = new AbortController();

/** The long bulk edit of the administrator: it goes on when this page is closed, and is found again by the next one. */
export function useKeptEdit() {
  const queryClient = useQueryClient();
  const shown = () => queryClient.getQueryData<KeptEdit | null>(KEPT_KEY);
  const show = (edit: KeptEdit | null) => queryClient.setQueryData(KEPT_KEY, edit);
  const { data: edit } = useQuery<KeptEdit | null>({
    queryKey: KEPT_KEY,
    queryFn: async ({ signal }) => {
      const before = shown();
      const { edit: now } = await call(endpoints.getKeptEdit, { signal });
      if (before?.state === 'running' && now?.state !== 'running')
        void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
      // One that is half sent was left by another page, or is being sent by this one.
      return now?.state === 'filling' ? (before ?? null) : now;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_EVERY_MS : false),
  });

  async function apply({ changes, refusals }: BulkPlan) {
    const owner = session.get()?.user._id;
    const isOwn = () => session.get()?.user._id === owner;
    const key = randomKey();
    const sending = { key, isUndo: false, total: changes.length, done: 0, refusals: [] };
    leftOutOf.set(key, refusals);
    dropping = new AbortController();
    const dropped = dropping.signal;
    let kept: KeptEdit | null = { ...sending, state: 'filling', finished: 0 };
    show(kept);
    const release = keepPageOpen();
    const parts = partsOf(changes);
    const { failure } = await sendInParts<Part, Part & { outcome: string }>(parts, {
      send: async (some) => {
        for (const part of some) kept = await sendPart(key, part, parts.length);
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
    show(dropped.aborted || failure !== undefined ? null : kept);
    if (failure !== undefined) notify.error(`${failure}. Nothing was changed.`);
  }

  async function step(name: KeptEditStep) {
    const key = edit?.key;
    if (edit?.state === 'filling') dropping.abort();
    if (key === undefined || edit?.state === 'filling') return;
    try {
      show((await call(endpoints.stepKeptEdit, { params: { key }, body: { step: name } })).edit);
    } catch (error) {
      notify.error(failureText(error));
      await queryClient.invalidateQueries({ queryKey: KEPT_KEY });
    }
  }

  return {
    run: edit ? shownKept(edit, edit.isUndo ? [] : (leftOutOf.get(edit.key) ?? [])) : null,
    isLong: ({ changes }: BulkPlan) => changes.length > LONG,
    apply: (plan: BulkPlan) => void apply(plan),
    step: (name: KeptEditStep) => void step(name),
  };
}

/** Changes that are sent together. */
interface Part {
  /** Counted from 1. */
  number: number;
  changes: readonly NamedChange[];
}

function partsOf(changes: readonly NamedChange[]): Part[] {
  const parts: Part[] = [];
  let rest = changes;
  while (rest.length > 0) {
    const part = firstPart(rest, ({ change }) => change.variants?.rows.length ?? 1);
    parts.push({ number: parts.length + 1, changes: part });
    rest = rest.slice(part.length);
  }
  return parts;
}

async function sendPart(key: string, { number, changes }: Part, parts: number): Promise<KeptEdit> {
  const params = { key, number: String(number) };
  const body = { parts, changes: [...changes] };
  return (await call(endpoints.keepEditPart, { params, body })).edit;
}
