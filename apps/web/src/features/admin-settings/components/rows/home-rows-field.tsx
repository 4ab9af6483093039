import { LIMITS, rowsOf, textOfRows, wrongPartOfRow } from '@shop/shared';
import { NEW_ROW } from '../../row-choices';
import { OrderedRows } from './ordered-rows';
import { RowFields } from './row-fields';

interface HomeRowsFieldProps {
  /** The setting. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** The rows of the home page in their order. */
export function HomeRowsField({ value, onChange, error }: HomeRowsFieldProps) {
  return (
    <OrderedRows
      noun="row"
      label="Rows"
      hint={`Below the list of all products, at most ${LIMITS.homeRows}. A row without any product is not shown.`}
      rows={rowsOf(value)}
      newRow={NEW_ROW}
      max={LIMITS.homeRows}
      error={error}
      wrongPart={wrongPartOfRow}
      onChange={(rows) => onChange(textOfRows(rows))}
      fields={(row, name, change, refusal) => (
        <RowFields row={row} name={name} refusal={refusal} onChange={change} />
      )}
    />
  );
}
