import { SUCCESS_TEXTS } from '@shop/shared';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { notify } from '../../ui/feedback/notify';
import { session } from '../../lib/session';

/** Ends the session and opens the login screen. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    session.clear();
    notify.success(SUCCESS_TEXTS.signedOut);
    void navigate(paths.login);
  };
}
