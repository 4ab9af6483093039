import { API_PREFIX, endpoints } from '@shop/shared';
import { connection } from '../../lib/http/connection';
import { session } from '../../lib/session/session';
import { cartStore } from '../cart';
import { closeNews } from './cart-news';
import { exchangeCarts, noteKept, unkept } from './exchange-carts';

/** Whoever presses + three times makes one call. */
const PAUSE_MS = 800;
/** Coming back to the tab looks at other devices' changes, but not at every switch. */
const LOOK_AGAIN_MS = 15_000;

/** Keeps what has changed while the page goes away: the browser sends it even when the tab is closed. */
function keepLeaving(): void {
  const body = unkept();
  const current = session.get();
  if (!body || !current) return;
  const { method, path } = endpoints.keepCart;
  void fetch(API_PREFIX + path, {
    method,
    keepalive: true,
    headers: { 'Content-Type': 'application/json', Authorization: current.token },
    body: JSON.stringify(body),
  }).then(
    (reply) => {
      if (reply.ok) noteKept(current.user._id, { ...body, version: body.version + 1 });
    },
    // The next visit catches up.
    () => undefined,
  );
}

/** Follows the cart, the connection and the session, and keeps the cart of whoever is signed in. */
export function followCart(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookedAt = -Infinity;
  let user: string | undefined;

  function look() {
    lookedAt = Date.now();
    // What fails is caught up with the next change, or once the shop can be reached again.
    exchangeCarts({ reads: true }).catch(() => undefined);
  }

  function lookAtSignIn() {
    const signedIn = session.get()?.user._id;
    if (signedIn === user) return;
    user = signedIn;
    closeNews();
    if (user !== undefined) look();
  }

  cartStore.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void exchangeCarts().catch(() => undefined), PAUSE_MS);
  });
  connection.subscribe(() => {
    if (connection.get() === 'online') look();
  });
  session.subscribe(lookAtSignIn);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepLeaving();
    else if (Date.now() - lookedAt > LOOK_AGAIN_MS) look();
  });
  window.addEventListener('pagehide', keepLeaving);
  lookAtSignIn();
}
