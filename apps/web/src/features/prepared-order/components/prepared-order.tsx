import {
  normalizeCode,
  type FieldError,
  type MyPreparedOrder,
  type Quote,
  type User,
} from '@shop/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { ApiError, failureText } from '../../../lib/http/api-error';
import { useSession } from '../../../lib/session/session';
import { CostAndTotal } from '../../../ui/display/cost-and-total';
import { Notice } from '../../../ui/feedback/notice';
import { ChoiceField } from '../../../ui/fields/choice-field';
import { Button } from '../../../ui/forms/button';
import { Panel } from '../../../ui/page/panel';
import { askedAddresses, isIncomplete } from '../../addresses';
import { usePlacePrepared, usePreparedQuote, type Chosen } from '../api/my-prepared-orders';
import { PreparedBilling } from './prepared-billing';
import { PreparedDelivery } from './prepared-delivery';
import { PreparedLines } from './prepared-lines';
import styles from './prepared-order.module.css';

/** What the shop has prepared for this user, at the prices of now, and the button that orders it. */
export function PreparedOrder({ prepared }: { prepared: MyPreparedOrder }) {
  const user = useSession()?.user;
  if (prepared.order !== null)
    return (
      <Notice role="status">
        You have ordered this:{' '}
        <Link to={dashboardPaths.userOrder(prepared.order)}>order {prepared.order}</Link>.
      </Notice>
    );
  return user ? <Open prepared={prepared} user={user} /> : null;
}

/** Those of the codes that the price has: an expired one does not keep the customer from ordering without it. */
function usable(codes: readonly string[], { rejected = [] }: Quote): string[] {
  const refused = new Set(rejected.map(({ code }) => code));
  return codes.filter((code) => !refused.has(normalizeCode(code)));
}

/** What the shop has refused of the invoice's address and tax number, as they are now. */
function refusedIn(
  { error, variables }: ReturnType<typeof usePlacePrepared>,
  { billing, taxId }: Chosen,
): readonly FieldError[] {
  const isAsSent = variables?.taxId === taxId && (!billing || variables?.billing === billing);
  return isAsSent && error instanceof ApiError ? error.errors : [];
}

function Open({ prepared, user }: { prepared: MyPreparedOrder; user: User }) {
  const { _id, version, codes, address, shippingMethod, billing, taxId = '' } = prepared;
  const [chosen, setChosen] = useState<Chosen>({
    address: address ?? { name: user.name, line1: user.address, phone: user.phone },
    shippingMethod,
    billing,
    taxId,
  });
  const [showsMissing, setShowsMissing] = useState(false);
  const quote = usePreparedQuote(prepared, chosen);
  const placing = usePlacePrepared(_id);
  const { data, error, isFetching } = quote;
  const choose = (part: Chosen) => setChosen((before) => ({ ...before, ...part }));
  const methods = data?.paymentMethods ?? [];
  const payment = methods.find(({ id }) => id === chosen.payment) ?? methods[0];
  const unfit = data?.unfitMethods ?? [];
  const isPayable = payment !== undefined || unfit.length === 0;
  const isThere = data?.lines.every(({ state }) => state === 'available') ?? false;
  const isDelivered = (data?.destination?.state ?? 'chosen') === 'chosen';
  const isReady = isPayable && isThere && isDelivered && !isFetching && !error;
  const texts = [...(data?.rejected ?? []), ...(data?.setAside ?? [])].map(
    ({ message }) => message,
  );

  function order() {
    if (!data || placing.isPending) return;
    if (askedAddresses(data, chosen).some(isIncomplete)) {
      setShowsMissing(true);
      return;
    }
    if (!isReady) return;
    const { name, email, phone, address: home } = user;
    placing.mutate({
      version,
      total: data.total,
      delivery: { name, email, phone, address: home },
      ...(codes && { codes: usable(codes, data) }),
      // Also where they are empty, in place of what was prepared.
      ...(data.destination && {
        address: chosen.address,
        billing: chosen.billing ?? {},
        taxId: chosen.taxId,
      }),
      ...(chosen.shippingMethod && { shippingMethod: chosen.shippingMethod }),
      ...(payment && { payment: payment.id }),
    });
  }

  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <PreparedLines prepared={prepared} quote={data} />
        {data && <PreparedDelivery {...{ chosen, choose, quote: data, showsMissing }} />}
        {data?.destination && (
          <PreparedBilling
            {...{ chosen, choose, refused: refusedIn(placing, chosen), showsMissing }}
          />
        )}
      </div>
      <Panel heading="Order">
        <div className={styles.fields} aria-busy={isFetching}>
          {data && !data.destination && (
            <p>For {[user.name, user.address].filter(Boolean).join(', ')}</p>
          )}
          {methods.length > 1 && (
            <ChoiceField
              label="Payment"
              placeholder="The first one"
              options={methods.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen.payment ?? ''}
              onChange={({ target }) => choose({ payment: target.value || undefined })}
            />
          )}
          {unfit.map(({ id, message }) => (
            <p key={id} className={styles.note}>
              {message}
            </p>
          ))}
          {payment?.text && <p className={styles.note}>{payment.text}</p>}
          {data && <CostAndTotal quote={data} />}
          <p role="status" className={styles.problem}>
            {error ? failureText(error, 'The price could not be loaded.') : texts.join('. ')}
          </p>
          <Button busy={placing.isPending} aria-disabled={!isReady} onClick={order}>
            {payment?.paid === 'later' ? 'Place order' : 'Order and pay'}
          </Button>
          <p className={styles.note}>
            These are today’s prices. Nothing is reserved until you order.
          </p>
        </div>
      </Panel>
    </div>
  );
}
