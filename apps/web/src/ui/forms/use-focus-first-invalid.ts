import { useEffect, useRef } from 'react';

/** Focuses the first invalid field after a submit, once its message is rendered and can be announced with it. */
export function useFocusFirstInvalid(submitCount: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return form;
}
