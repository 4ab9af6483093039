import {
  missingParts,
  type Contact,
  type PostalAddress,
  type Quote,
  type User,
} from '@shop/shared';
import { useRef, useState } from 'react';
import { enter, type CheckoutEntries } from '../../../lib/storage/checkout-entries';
import { ChoiceField } from '../../../ui/fields/choice-field';
import { Panel } from '../../../ui/page/panel';
import {
  AddressFields,
  addressInLine,
  isSame,
  isToCollect,
  needsWholeAddress,
  postalCodeWarning,
  refusedParts,
  useAddresses,
  type RefusedFields,
} from '../../addresses';
import { ChosenAddress } from './chosen-address';
import { useClaimedEntries } from './use-claimed-entries';
import styles from './steps.module.css';

interface DeliveryStepProps {
  buyer: User | undefined;
  contact: Contact | undefined;
  entries: CheckoutEntries;
  priced: Quote;
  refused: RefusedFields;
  showsMissing: boolean;
}

/** Where the order goes, or where what nobody carries is taxed: for a visitor as much as an estimate needs. */
export function DeliveryStep({
  buyer,
  contact,
  entries,
  priced,
  refused,
  showsMissing,
}: DeliveryStepProps) {
  const { destination } = priced;
  const isDelivered = destination?.state !== undefined;
  const isCollected = isToCollect(priced);
  const [only, ...others] = destination?.countries ?? [];
  const country = entries.address.country ?? (others.length === 0 ? only : undefined);
  // With the only country at once: its fields would push others down if they came later.
  const address = { ...entries.address, ...(country && { country }) };
  const book = useAddresses(buyer?._id);
  /** What was typed before one of the book was chosen. */
  const typed = useRef<PostalAddress>(undefined);
  /** Not while the shopper edits it. */
  const [mayBeText, setMayBeText] = useState(true);
  useClaimedEntries({
    buyer,
    contact,
    entries,
    book: book.data,
    countries: destination?.countries,
  });
  const change = (changed: PostalAddress) => enter({ address: changed });
  const fields = { address, onChange: change, countries: destination?.countries };
  if (!buyer || !contact) {
    return (
      <Panel heading={isDelivered ? 'Estimate delivery' : 'Estimate tax'}>
        <AddressFields {...fields} purpose="shipping" isEstimate />
      </Panel>
    );
  }
  const recipient = (
    <p className={styles.note}>
      {contact.name}, {[contact.phone, contact.email].filter(Boolean).join(', ')}
    </p>
  );
  if (isDelivered && !needsWholeAddress(priced)) {
    return (
      <Panel heading="Your address">
        <p>
          You collect this order, so we don’t need your whole address. What is empty here may stay
          empty.
        </p>
        {recipient}
        <AddressFields {...fields} purpose="shipping" isEstimate />
      </Panel>
    );
  }
  const saved = book.data?.addresses ?? [];
  const current = saved.findIndex((one) => isSame(one, address));
  function choose(chosen: string) {
    if (current < 0) typed.current = address;
    setMayBeText(true);
    change(saved[Number(chosen || NaN)] ?? typed.current ?? { country });
  }
  const errors = refusedParts(refused, 'address');
  // Before the book is known, as most whole addresses are in it: fields that come then move less than those that go.
  const isKept = current >= 0 || book.isPending;
  const isWhole =
    Object.keys({ ...missingParts(address), ...errors }).length === 0 &&
    !postalCodeWarning(address) &&
    destination?.state !== 'nowhere';
  return (
    <Panel heading={isDelivered && !isCollected ? 'Delivery address' : 'Your address'}>
      {isCollected && (
        <p>You collect this order. We need your address for the taxes and the invoice only.</p>
      )}
      {recipient}
      {saved.length > 0 && (
        <ChoiceField
          label="Your addresses"
          placeholder="Another address"
          options={saved.map((one, index) => ({ value: String(index), label: addressInLine(one) }))}
          value={current < 0 ? '' : String(current)}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      <ChosenAddress
        address={address}
        isText={mayBeText && isKept && isWhole}
        onEdit={() => setMayBeText(false)}
      >
        <AddressFields
          {...fields}
          onChange={(changed) => {
            // Also one that equals one of the book meanwhile keeps its fields while it is typed.
            setMayBeText(false);
            change(changed);
          }}
          purpose="shipping"
          wholeLine={saved.length === 0 ? contact.address : undefined}
          showsMissing={showsMissing}
          errors={errors}
        />
      </ChosenAddress>
    </Panel>
  );
}
