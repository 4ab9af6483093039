import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { failureText } from '../../../../../lib/http/api-error';
import { useSession } from '../../../../../lib/session/session';
import { Button } from '../../../../../ui/forms/button';
import { useShopDetails } from '../../../../../ui/page/shop-details';
import { loginPath } from '../../../../accounts';
import { askForStock } from './ask-for-stock';
import { keepAnswer, keptAnswer } from './kept-answer';
import styles from './stock-alert.module.css';

interface StockAlertProps {
  product: string;
  variant?: string | undefined;
}

/**
 * Below a product that is sold out, in a shop that sends mails: has the shopper told when it is back. Who is not signed
 * in has no confirmed address.
 */
export function StockAlert({ product, variant }: StockAlertProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const asking = useMutation({
    mutationFn: askForStock,
    onSuccess: (answer, asked) => {
      if (session) keepAnswer({ user: session.user._id, ...asked }, answer);
    },
  });
  const { sendsMail } = useShopDetails();
  const asked = asking.variables;
  const isAsked = asked?.product === product && asked.variant === variant;
  const kept = session && keptAnswer({ user: session.user._id, product, variant });
  const answer = (isAsked ? asking.data : undefined) ?? kept;
  if (!sendsMail) return null;
  return (
    <div className={styles.alert}>
      {!session && (
        <p>
          <Link to={loginPath(pathname + search)}>Log in</Link> to get an email when it is back in
          stock.
        </p>
      )}
      {session && !answer && (
        <Button
          tone="outlined"
          busy={asking.isPending}
          onClick={() => asking.mutate({ product, variant })}
        >
          Email me when it is back
        </Button>
      )}
      <p role="status">{answer}</p>
      {isAsked && asking.error && <p role="alert">{failureText(asking.error)}</p>}
    </div>
  );
}
