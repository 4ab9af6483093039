import { useEffect, useRef } from 'react';

/** Where somebody is, and what they have typed there. */
function place() {
  const element = document.activeElement;
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return { element, text: isText ? element.value : undefined };
}

/**
 * Focuses the first invalid field after a submit, or the message about a list of which no field is wrong, once its
 * message is rendered and can be announced with it. Somebody who has gone on meanwhile keeps the focus.
 */
export function useFocusFirstInvalid<Form extends HTMLElement = HTMLFormElement>(
  submitCount: number,
) {
  const form = useRef<Form>(null);
  const submittedFrom = useRef<ReturnType<typeof place>>(undefined);
  useEffect(() => {
    if (submitCount === 0) return;
    const { element, text } = place();
    const { current: before } = submittedFrom;
    const isStill = element === before?.element && text === before.text;
    if (!isStill && element !== document.body) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]')?.focus();
  }, [submitCount]);
  return {
    form,
    /** Call this at a submit. */
    noteSubmit: () => {
      submittedFrom.current = place();
    },
  };
}
