import { NO_DETAILS, type ProductDetailName } from '@shop/shared';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { ProductFormFields } from './form-fields';
import styles from './product-form.module.css';

export interface Section {
  legend: string;
  /** What is inside, said while it is folded; without it, the section is always open. */
  about?: string;
  hint?: string;
  names: readonly ProductDetailName[];
}

interface DetailSectionProps extends ProductFormFields {
  section: Section;
  inputs: ReactNode;
}

/** A part of the product's form. What few products need is folded until something in it is filled in or wrong. */
export function DetailSection({ section, field, controller, inputs }: DetailSectionProps) {
  const { legend, about, hint, names } = section;
  const { control } = controller('status');
  const texts = useWatch({ control, name: [...names] });
  const isFilled = names.some((name, at) => texts[at] !== NO_DETAILS[name]);
  const isWrong = names.some((name) => field(name).error !== undefined);
  const [wasFilled, setWasFilled] = useState(isFilled);
  const [isOpen, setIsOpen] = useState(isFilled);
  if (isFilled !== wasFilled) {
    setWasFilled(isFilled);
    if (isFilled) setIsOpen(true);
  }
  if (isWrong && !isOpen) setIsOpen(true);
  const body = (
    <>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={names.length > 1 && names[0] !== 'seoTitle' ? styles.pair : styles.stack}>
        {inputs}
      </div>
    </>
  );
  if (about === undefined)
    return (
      <fieldset className={styles.section}>
        <legend>{legend}</legend>
        {body}
      </fieldset>
    );
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {legend} <span className={styles.hint}>{about}</span>
      </summary>
      <div role="group" aria-label={legend} className={styles.stack}>
        {body}
      </div>
    </details>
  );
}
