import {
  endpoints,
  LIMITS,
  type AdministeredListQuery,
  type AdministeredProduct,
} from '@shop/shared';
import { useMemo, useState } from 'react';
import { CheckBox } from '../../../ui/fields/check-box';
import { Button } from '../../../ui/forms/button';
import styles from '../../../ui/list/bulk-bar.module.css';
import { SelectAll } from '../../../ui/list/selection/select-all';
import type { Selection } from '../../../ui/list/selection/use-selection';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import {
  BULK_ACTIONS,
  canRound,
  isOfVariants,
  problemOf,
  type BulkActionName,
} from './bulk-actions';
import { planOf, type BulkPlan } from './bulk-edit';
import { BulkPreview } from './bulk-preview';
import { BulkQuestion } from './bulk-question';
import { BulkValue } from './bulk-value';
import { useVariantsOf } from './use-variants-of';
import type { BulkEditControl } from './use-bulk-edit';

const NAMES = Object.keys(BULK_ACTIONS) as BulkActionName[];

/** More products than this are changed only after a question. */
const MOST_UNASKED = 10;

interface BulkChoiceProps {
  selection: Selection<AdministeredProduct>;
  control: BulkEditControl;
  query: AdministeredListQuery;
  total: number;
}

/** The number of selected products, what to do to them, and what that will change. */
export function BulkChoice({ selection, control, query, total }: BulkChoiceProps) {
  const { rows: products, clear } = selection;
  const [action, setAction] = useState<BulkActionName>();
  const [value, setValue] = useState('');
  const [rounded, setRounded] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const edit = action && { action, value, rounded: rounded && canRound(action) };
  const problem = edit && problemOf(edit);
  const { variantsOf, error } = useVariantsOf(
    products,
    action !== undefined && isOfVariants(action),
  );
  // Kept while nothing changes, so that what is applied has the keys of what was shown.
  const plan = useMemo(
    () =>
      action && variantsOf && !problem
        ? planOf(products, { action, value, rounded: rounded && canRound(action) }, variantsOf)
        : undefined,
    [action, value, rounded, problem, products, variantsOf],
  );

  function apply(planned: BulkPlan) {
    clear();
    control.apply(planned);
  }

  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        if (!plan || plan.changes.length === 0) return;
        if (plan.changes.length > MOST_UNASKED) setAsking(true);
        else apply(plan);
      }}
    >
      <p className={`tabular ${styles.count}`}>
        {products.length.toLocaleString('en-US')} selected
      </p>
      <SelectAll
        selection={selection}
        total={total}
        most={LIMITS.selectedProducts}
        load={async (page) => {
          const paged = { query: { ...query, ...page } };
          return (await call(endpoints.listAdministeredProducts, paged)).products;
        }}
      />
      <div className={styles.actions}>
        <select
          className={styles.select}
          aria-label="What to do to the selected products"
          value={action ?? ''}
          onChange={({ target }) => {
            setAction(NAMES.find((name) => name === target.value));
            setValue('');
          }}
        >
          <option value="">Change …</option>
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {BULK_ACTIONS[name].label}
            </option>
          ))}
        </select>
        {action && <BulkValue action={action} value={value} onChange={setValue} />}
        {action && canRound(action) && (
          <label className={styles.check}>
            <CheckBox checked={rounded} onChange={({ target }) => setRounded(target.checked)} />
            End in .99
          </label>
        )}
        <Button type="submit" disabled={!plan || plan.changes.length === 0}>
          Apply
        </Button>
        <Button tone="quiet" onClick={clear}>
          Clear
        </Button>
      </div>
      {problem && value !== '' && <p className={styles.note}>{problem}</p>}
      {edit && !problem && !variantsOf && (
        <p className={styles.note} role="status">
          {error ? failureText(error) : 'Reading the variants …'}
        </p>
      )}
      {edit && plan && <BulkPreview plan={plan} field={BULK_ACTIONS[edit.action].field} />}
      {edit && plan && isAsking && (
        <BulkQuestion
          edit={edit}
          plan={plan}
          onKeep={() => setAsking(false)}
          onConfirm={() => apply(plan)}
        />
      )}
    </form>
  );
}
