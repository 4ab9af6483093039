import { LIMITS, type HomeRow } from '@shop/shared';
import { Field } from '../../../../ui/fields/field';
import { SelectField } from '../../../../ui/fields/select-field';
import type { Refusal } from '../../../../ui/forms/use-failure';
import { ROW_KIND_OPTIONS, rowKindOf } from '../../row-choices';
import formStyles from '../settings-form.module.css';
import { RowSubject } from './row-subject';

interface RowFieldsProps {
  row: HomeRow;
  /** Such as “row 2”. */
  name: string;
  refusal: (part: 'heading' | 'of') => Refusal | undefined;
  onChange: (row: HomeRow) => void;
}

/** The heading of a row of the home page, and what it shows. */
export function RowFields({ row, name, refusal, onChange }: RowFieldsProps) {
  return (
    <>
      <div className={formStyles.pair}>
        <Field
          label={`Heading of ${name}`}
          limit={LIMITS.rowHeading}
          autoComplete="off"
          value={row.heading}
          {...refusal('heading')}
          // The line of the setting that the row is stored as is divided by this character.
          onChange={({ target }) => onChange({ ...row, heading: target.value.replaceAll('|', '') })}
        />
        <SelectField
          label={`Shown in ${name}`}
          placeholder="Select what it shows"
          options={ROW_KIND_OPTIONS}
          value={row.by}
          onChange={(by) => onChange({ ...row, by: rowKindOf(by), of: '' })}
        />
      </div>
      <RowSubject
        name={name}
        row={row}
        refusal={refusal('of')}
        onChange={(about) => onChange({ ...row, of: about })}
      />
    </>
  );
}
