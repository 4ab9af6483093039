import type { Customer, FieldError, PreparedOrder } from '@shop/shared';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { ApiError } from '../../../lib/http/api-error';
import { fieldsOf, isText } from '../../../lib/storage/stored-values';
import { RestoredDraft } from '../../../ui/drafts/restored-draft';
import { ScreenLink } from '../../../ui/page/permitted';
import { useNewOrderQuote, usePlaceCustomerOrder } from '../api/new-order';
import { entryOf, itemsOf, NO_ENTRY, type NewOrderEntry } from '../entry';
import { PreparedState } from '../prepared/prepared-state';
import { useNewOrderEntry } from '../use-entry';
import { NewOrderBilling } from './new-order-billing';
import { NewOrderDelivery } from './new-order-delivery';
import { NewOrderGoods } from './new-order-goods';
import { NewOrderReview } from './new-order-review';
import { PlaceAction } from './place-action';
import { PrepareActions } from './prepare-actions';
import styles from './new-order.module.css';

interface NewOrderProps {
  customer: Customer;
  /** What was prepared for them before, to go on with. */
  prepared?: PreparedOrder;
}

/** An order that an administrator enters for a customer, such as on the phone: to be placed at once, or prepared. */
export function NewOrder({ customer, prepared }: NewOrderProps) {
  const { _id, name, email, phone, address, addresses } = customer;
  // As it was chosen before what is prepared was saved.
  const { payment } = fieldsOf(useLocation().state);
  const start = {
    ...NO_ENTRY,
    address: addresses[0] ?? { name, line1: address, phone },
    ...(prepared && entryOf(prepared)),
    ...(isText(payment) && { payment }),
  };
  const draftName = prepared
    ? `prepared order ${prepared._id} ${prepared.version}`
    : `new order of ${_id}`;
  const { entry, enter, creation, end, draft } = useNewOrderEntry(draftName, start);
  const quote = useNewOrderQuote(_id, entry);
  const placing = usePlaceCustomerOrder(_id, { prepared, creation, onPlaced: end });
  const isOrdered = (prepared?.order ?? null) !== null;
  const [showsMissing, setShowsMissing] = useState(false);
  const fields = { entry, enter };
  return (
    <>
      <p className={styles.customer}>
        For <ScreenLink to={dashboardPaths.adminCustomer(_id)}>{name}</ScreenLink>,{' '}
        {[email, phone].filter(Boolean).join(', ')} ·{' '}
        <ScreenLink to={dashboardPaths.adminCreateOrder}>Another customer</ScreenLink>
      </p>
      {prepared && <PreparedState prepared={prepared} />}
      <RestoredDraft draft={draft} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <NewOrderGoods {...fields} quote={quote.data} />
          {quote.data && (
            <NewOrderDelivery
              {...fields}
              quote={quote.data}
              saved={addresses}
              showsMissing={showsMissing}
            />
          )}
          {quote.data && (
            <NewOrderBilling
              {...fields}
              quote={quote.data}
              refused={refusedIn(placing, entry)}
              showsMissing={showsMissing}
            />
          )}
        </div>
        <NewOrderReview {...fields} customer={customer} quote={quote}>
          {!isOrdered && (
            <PlaceAction
              entry={entry}
              quote={quote}
              tone={prepared ? 'secondary' : 'primary'}
              placing={placing}
              onMissing={() => setShowsMissing(true)}
            />
          )}
          {!isOrdered && (
            <PrepareActions
              customer={customer}
              entry={entry}
              prepared={prepared}
              isReady={itemsOf(entry).length > 0}
              onSaved={end}
            />
          )}
        </NewOrderReview>
      </div>
    </>
  );
}

/** What the shop has refused of the order as it is entered now. */
function refusedIn(
  { error, variables }: ReturnType<typeof usePlaceCustomerOrder>,
  { billing, taxId }: NewOrderEntry,
): readonly FieldError[] {
  const isAsSent = variables?.billing === billing && (variables?.taxId ?? '') === taxId;
  return isAsSent && error instanceof ApiError ? error.errors : [];
}
