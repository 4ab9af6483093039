import { useEffect } from 'react';
import { loadMessages, useMessages } from './load-messages';
import { MessageRegions } from './message-regions';

/** Shows the messages of `notify`. */
export function Toasts() {
  const loaded = useMessages();
  useEffect(() => {
    // The first message retries.
    loadMessages().catch(() => undefined);
  }, []);
  return loaded ? <loaded.Messages /> : <MessageRegions />;
}
