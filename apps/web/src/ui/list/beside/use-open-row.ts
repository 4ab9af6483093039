import { useEffect, useRef } from 'react';
import { KEEP_SCROLL } from '../../../lib/address/keep-scroll';
import { OPEN_ROW } from '../../../lib/address/open-row';
import { useAddressParams } from '../../../lib/address/use-address-params';

/** Milliseconds for which the focus rests on a row before its details follow: a held key asks for none on its way. */
const REST = 150;

/** The row whose details are open, which the address holds: Back closes them. */
export function useOpenRow() {
  const { params, change } = useAddressParams();
  const open = params.get(OPEN_ROW) ?? undefined;
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function set(key: string | undefined) {
    window.clearTimeout(timer.current);
    change(
      (now) => {
        const next = new URLSearchParams(now);
        if (key === undefined) next.delete(OPEN_ROW);
        else next.set(OPEN_ROW, key);
        return next;
      },
      { replace: open !== undefined, ...KEEP_SCROLL },
    );
  }

  /** Opens another row in place of the open one, if the focus stays on it. */
  function follow(key: string | undefined) {
    window.clearTimeout(timer.current);
    if (!open || !key || key === open) return;
    timer.current = window.setTimeout(() => set(key), REST);
  }

  return { open, set, follow };
}
