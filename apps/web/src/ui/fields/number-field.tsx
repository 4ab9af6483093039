import type { TypedNumber } from '@shop/shared';
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { Field } from './field';
import { useLiveText, type LiveText } from './live-text';
import { typeText } from './type-text';

interface NumberFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'role'> {
  inputMode: 'decimal' | 'numeric' | 'text';
  live: LiveText;
  /** What somebody means by a text in this field. */
  read: (typed: string) => TypedNumber;
}

const DIRECTIONS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };
/** By how much an arrow key changes the number: a cent, or a piece. */
const STEPS = { decimal: 0.01, numeric: 1, text: 1 };

/** The number that was typed, in digits; undefined if the text is none, or ambiguous. */
function digitsOf(meant: TypedNumber): string | undefined {
  return meant && 'number' in meant ? meant.number : undefined;
}

/** Whether somebody leaves the field to submit its form. A message in between would move the button from under the pointer. */
function isSubmitting({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
}

/**
 * A form field for a number, as people type or paste it. The browser's own number field drops what is no digit for it:
 * `12,50` would become 1250. When the field is left, it shows the number that it has read, or what is wrong.
 */
export function NumberField({ read, live, onBlur, ...field }: NumberFieldProps) {
  const { inputMode } = field;
  const digits = useLiveText(live, (text) => digitsOf(read(text)));

  function leave(event: FocusEvent<HTMLInputElement>) {
    const { currentTarget } = event;
    // The form takes the text from the field when it is told about the blur.
    currentTarget.value = digitsOf(read(currentTarget.value)) ?? currentTarget.value;
    onBlur?.(event);
    if (currentTarget.value.trim() !== '' && !isSubmitting(event)) live.judge();
  }

  /** Enter submits what was meant: a form's rules know no text such as +12. */
  function step(event: KeyboardEvent<HTMLInputElement>) {
    const { currentTarget, key } = event;
    if (currentTarget.readOnly) return;
    if (key === 'Enter' && digits !== undefined && digits !== currentTarget.value)
      typeText(currentTarget, digits);
    const direction = DIRECTIONS[key];
    if (direction === undefined || digits === undefined) return;
    event.preventDefault();
    const changed = Math.max(0, Number(digits) + direction * STEPS[inputMode]);
    typeText(currentTarget, changed.toFixed(inputMode === 'decimal' ? 2 : 0));
  }

  return (
    <Field
      role="spinbutton"
      aria-valuemin={0}
      aria-valuenow={digits === undefined ? undefined : Number(digits)}
      autoComplete="off"
      {...field}
      live={live}
      onBlur={leave}
      onKeyDown={step}
    />
  );
}
