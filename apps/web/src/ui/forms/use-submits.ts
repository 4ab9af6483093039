import { useRef, type SubmitEvent } from 'react';

type Send = (event?: SubmitEvent<HTMLFormElement>) => Promise<boolean>;

/**
 * Runs one submit of a form at a time.
 * @param send submits the current values; resolves to whether they were saved
 * @param isTypedOn whether a submit during another one has something else to save: it is sent afterwards. Otherwise, as
 * after a double click, it joins the one under way.
 */
export function useSubmits(send: Send, isTypedOn: () => boolean): Send {
  const sending = useRef<Promise<boolean>>(undefined);
  const isWaiting = useRef(false);

  async function sendAll(event?: SubmitEvent<HTMLFormElement>): Promise<boolean> {
    let isSaved = await send(event);
    while (isWaiting.current) {
      isWaiting.current = false;
      isSaved = await send();
    }
    return isSaved;
  }

  return (event) => {
    if (sending.current && isTypedOn()) isWaiting.current = true;
    sending.current ??= sendAll(event).finally(() => (sending.current = undefined));
    return sending.current;
  };
}
