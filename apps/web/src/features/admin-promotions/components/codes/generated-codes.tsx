import { codesInputSchema, LIMITS, readWholeNumber } from '@shop/shared';
import { z } from 'zod';
import { Field } from '../../../../ui/fields/field';
import { NumberField } from '../../../../ui/fields/number-field';
import { typedNumber } from '../../../../ui/fields/typed-number';
import { Button } from '../../../../ui/forms/button';
import { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import { useCodeCounts, useExportCodes, useGenerateCodes } from '../../api/codes';
import { Section } from '../section/section';
import styles from './generated-codes.module.css';

const formSchema = codesInputSchema.extend({
  count: typedNumber(
    readWholeNumber,
    z.string().transform(Number).pipe(codesInputSchema.shape.count),
  ),
  prefix: codesInputSchema.shape.prefix.unwrap(),
});

/** The codes for one use of a promotion: how many there are, more of them, and all as a file. */
export function GeneratedCodes({ promotion }: { promotion: string }) {
  const { data: codes } = useCodeCounts(promotion);
  const generate = useGenerateCodes(promotion);
  const exporting = useExportCodes(promotion);
  const form = useSchemaForm({
    schema: formSchema,
    defaultValues: { count: '100', prefix: '' },
    save: async (input, creationKey) => generate(input, creationKey),
    staysOpen: true,
  });
  return (
    <Section title="Generated codes">
      <p className="tabular" role="status">
        {codes && `${codes.total.toLocaleString('en-US')} codes, ${codes.used} of them used`}
      </p>
      <form className={styles.form} {...form.formProps}>
        <NumberField
          label="How many"
          hint={`At most ${LIMITS.codesAtOnce.toLocaleString('en-US')} at once`}
          inputMode="numeric"
          read={readWholeNumber}
          {...form.field('count')}
        />
        <Field
          label="Prefix (optional)"
          hint="Codes begin with it, such as NEWS-"
          autoComplete="off"
          spellCheck={false}
          {...form.field('prefix')}
        />
        <div className={styles.actions}>
          <Button type="submit" tone="secondary" busy={form.busy}>
            {form.busy ? 'Generating …' : 'Generate codes'}
          </Button>
          {codes && codes.total > 0 && (
            <Button tone="quiet" busy={exporting.isPending} onClick={() => exporting.mutate()}>
              Export as CSV
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}
