import type { Customer, EndpointResponse, endpoints } from '@shop/shared';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { CostAndTotal } from '../../../ui/display/cost-and-total';
import { ChoiceField } from '../../../ui/fields/choice-field';
import { Field, TextField } from '../../../ui/fields/field';
import { Panel } from '../../../ui/page/panel';
import type { useNewOrderQuote } from '../api/new-order';
import { paymentOf, type NewOrderEntry } from '../entry';
import styles from './new-order.module.css';

type CustomerQuote = EndpointResponse<typeof endpoints.quoteCustomerOrder>;

interface NewOrderReviewProps {
  customer: Customer;
  entry: NewOrderEntry;
  enter: (part: Partial<NewOrderEntry>) => void;
  quote: ReturnType<typeof useNewOrderQuote>;
  /** The buttons that place or prepare it. */
  children: ReactNode;
}

/** Codes, note and payment, what it comes to, and what is done with it. */
export function NewOrderReview({ customer, entry, enter, quote, children }: NewOrderReviewProps) {
  const { data, error, isFetching } = quote;
  const methods = data?.paymentMethods ?? [];
  const chosen = data && paymentOf(entry, data);
  const unfit = data?.unfitMethods ?? [];
  const isPaidAtOnce = data !== undefined && methods.length + unfit.length === 0;
  return (
    <Panel heading="Review">
      <div className={styles.fields}>
        <Field
          label="Codes"
          hint={awaiting(data) ?? 'Separate several with commas'}
          autoComplete="off"
          autoCapitalize="characters"
          value={entry.codes}
          onChange={({ target }) => enter({ codes: target.value })}
          {...refusal(data)}
        />
        <TextField
          label="Note"
          hint="The customer reads it. May be empty"
          rows={2}
          value={entry.note}
          onChange={({ target }) => enter({ note: target.value })}
        />
        {methods.length > 1 && (
          <ChoiceField
            label="Payment"
            placeholder="Choose one"
            options={methods.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen?.id ?? ''}
            onChange={({ target }) => enter({ payment: target.value })}
          />
        )}
        {unfit.map(({ id, message }) => (
          <p key={id} className={styles.note}>
            {message}
          </p>
        ))}
        {(chosen !== undefined || isPaidAtOnce) && (
          <p className={styles.note}>{whatFollows(chosen?.paid, customer.email)}</p>
        )}
        <div className={styles.amounts} aria-busy={isFetching}>
          {data && <CostAndTotal quote={data} />}
          <p role="status" className={styles.problem}>
            {error && failureText(error, 'The total could not be loaded.')}
          </p>
        </div>
        {children}
      </div>
    </Panel>
  );
}

function refusal(quote: CustomerQuote | undefined) {
  const refused = quote?.rejected?.filter(({ awaits }) => !awaits) ?? [];
  const texts = [...refused, ...(quote?.setAside ?? [])].map(({ message }) => message);
  return texts.length > 0 ? { error: texts.join('. ') } : {};
}

/** What is to be chosen before codes are used, which is no mistake. */
function awaiting(quote: CustomerQuote | undefined): string | undefined {
  const texts = quote?.rejected?.filter(({ awaits }) => awaits).map(({ message }) => message) ?? [];
  return texts.length > 0 ? texts.join('. ') : undefined;
}

function whatFollows(paid: 'now' | 'page' | 'later' | undefined, email: string): string {
  if (paid === 'page') return `The link to pay goes to ${email}. The order waits for 22 hours.`;
  if (paid === 'later') return `How to pay goes to ${email}. Set the order to paid once it is.`;
  return `It is paid at once, and confirmed to ${email}.`;
}
