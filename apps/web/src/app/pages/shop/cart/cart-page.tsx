import { ShoppingBag } from 'lucide-react';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { useCart } from '../../../../features/cart';
import { useCheckout } from '../../../../features/checkout';
import { useSession } from '../../../../lib/session/session';
import { ButtonLink } from '../../../../ui/forms/button';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { VisitorsOwn } from '../../../../ui/page/visitors-own';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { CartSkeleton } from './cart-skeleton';
import { countText, greeting } from './cart-texts';
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
        <PageHeading
          note={
            <span ref={count} tabIndex={-1}>
              {countText(cart.length, buyer)}
            </span>
          }
        >
          {greeting(buyer)}
        </PageHeading>
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

function EmptyCart() {
  return (
    <EmptyState
      title="Find something you like"
      icon={<ShoppingBag aria-hidden size={28} strokeWidth={1.5} />}
      actions={<ButtonLink to={shopPaths.home}>Browse products</ButtonLink>}
    >
      Products you add to your cart appear here.
    </EmptyState>
  );
}
