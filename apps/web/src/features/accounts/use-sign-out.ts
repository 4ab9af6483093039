import { endpoints, BROWSING_TEXTS } from '@shop/shared';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/http/api-client';
import { dropDrafts } from '../../lib/storage/drafts';
import { shopPaths } from '../../lib/address/shop-paths';
import { notify } from '../../ui/messages/notify';
import { session } from '../../lib/session/session';

/** Ends the session locally at once, and on the server if it can be reached, and opens the login screen. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    // Called first, because the call needs the token that is removed next.
    void call(endpoints.logout).catch(() => undefined);
    dropDrafts();
    session.clear();
    notify.success(BROWSING_TEXTS.signedOut);
    void navigate(shopPaths.login);
  };
}
