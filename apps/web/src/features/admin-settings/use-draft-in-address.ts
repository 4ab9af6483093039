import { useEffect, useEffectEvent, useState } from 'react';
import { KEEP_SCROLL } from '../../lib/address/keep-scroll';
import { useAddressParams } from '../../lib/address/use-address-params';

const NAME = 'draft';
const SHOWN = 'shown';

/** Whether the address says that the form shows the draft, as after a reload: `?draft=shown`. */
export function useDraftInAddress(): boolean {
  const { params } = useAddressParams();
  const [isShown] = useState(params.get(NAME) === SHOWN);
  return isShown;
}

/** Has the address say whether the form shows the draft. */
export function useAddressOfDraft(isShown: boolean): void {
  const { params, change } = useAddressParams();
  const follow = useEffectEvent(() => {
    if (isShown === (params.get(NAME) === SHOWN)) return;
    const said = (now: URLSearchParams) => {
      const next = new URLSearchParams(now);
      if (isShown) next.set(NAME, SHOWN);
      else next.delete(NAME);
      return next;
    };
    change(said, { replace: true, ...KEEP_SCROLL });
  });
  useEffect(() => follow(), [isShown]);
}
