import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { useCart } from '../../../../features/cart';
import { useCheckout } from '../../../../features/checkout';
import { KeptCartNote } from '../../../../features/kept-cart';
import { useSession } from '../../../../lib/session/session';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { VisitorsOwn } from '../../../../ui/page/visitors-own/visitors-own';
import headingStyles from './cart-heading.module.css';
import { CartSkeleton } from './cart-skeleton';
import { countText, greeting } from './cart-texts';
import { EmptyCart } from './empty/empty-cart';
import { cartContents } from './lazy-cart-contents';
import { StoredCart } from './stored-cart/stored-cart';

/** A Remove button disappears with its item, so the focus moves to the item count, which announces the change. */
function useFocusOnChange(target: RefObject<HTMLElement | null>, value: unknown) {
  const lastValue = useRef(value);
  useEffect(() => {
    if (lastValue.current === value) return;
    lastValue.current = value;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [target, value]);
}

export function CartPage() {
  const cart = useCart();
  const buyer = useSession()?.user;
  const checkout = useCheckout(cart, buyer);
  const count = useRef<HTMLSpanElement>(null);

  useFocusOnChange(count, cart);

  return (
    <div className="container">
      <PageMeta page="Cart" noIndex />
      <VisitorsOwn waiting={<StoredCart />}>
        <div className={headingStyles.heading}>
          <h1>{greeting(buyer)}</h1>
          <p className={headingStyles.count}>
            <span ref={count} tabIndex={-1} data-needs-script>
              {countText(cart.length, buyer)}
            </span>
            <noscript>Your cart needs JavaScript, which is switched off in your browser.</noscript>
          </p>
        </div>
        <KeptCartNote />
        {cart.length === 0 && !checkout.hasAttempt ? (
          <EmptyCart />
        ) : (
          <Suspense fallback={<CartSkeleton />}>
            <cartContents.Component cart={cart} checkout={checkout} />
          </Suspense>
        )}
      </VisitorsOwn>
    </div>
  );
}
