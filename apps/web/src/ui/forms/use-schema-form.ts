import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, failureText } from '../../lib/api-error';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useDraft, useKeptDraft } from './use-draft';
import { useFailure } from './use-failure';

interface SchemaFormOptions<Input extends FieldValues, Output> {
  /** The server's own rules, with the same messages. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Sends valid input. If it throws, the form stays as it is and the error is shown. */
  save: (input: Output) => Promise<void>;
  /** Shown when the request failed and the server gave no message. */
  fallback?: string;
}

/** Focuses the first invalid field after a submit, once its message is rendered and can be announced with it. */
function useFocusFirstInvalid(submitCount: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return form;
}

/**
 * The behaviour of every form of the shop, on top of react-hook-form: fields are validated on submit, only one submit
 * runs at a time, and a refusal is shown as a toast and at the fields that the server names.
 */
export function useSchemaForm<Input extends FieldValues, Output>(
  options: SchemaFormOptions<Input, Output>,
) {
  const { schema, defaultValues, save, fallback } = options;
  const { owner, opening } = useDraft(defaultValues);
  const {
    control,
    formState,
    getFieldState,
    getValues,
    handleSubmit,
    register,
    setError,
    setValue,
    trigger,
  } = useForm({
    resolver: zodResolver(schema),
    defaultValues: opening,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  useKeptDraft(owner, defaultValues, getValues);
  const form = useFocusFirstInvalid(formState.submitCount);
  const failure = useFailure();
  const sending = useRef<Promise<boolean>>(undefined);
  const isHydrated = useIsHydrated();

  async function send(event?: SubmitEvent<HTMLFormElement>): Promise<boolean> {
    let isSaved = false;
    failure.clear();
    await handleSubmit(async (input) => {
      try {
        await save(input);
        isSaved = true;
      } catch (error) {
        failure.show(failureText(error, fallback));
        if (error instanceof ApiError) showFieldErrors(error);
      }
    })(event);
    return isSaved;
  }

  /** @returns whether it was saved. A second submit can arrive before the button is rendered as busy: it joins the first. */
  function submit(event?: SubmitEvent<HTMLFormElement>): Promise<boolean> {
    sending.current ??= send(event).finally(() => (sending.current = undefined));
    return sending.current;
  }

  function showFieldErrors({ errors }: ApiError) {
    const isField = (name: string): name is Path<Input> => name in defaultValues;
    // Only the last error set for a field is kept, and it should be the server's first one.
    for (const { field, message } of [...errors].reverse()) {
      if (isField(field)) setError(field, { message });
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event);
  }

  /** An invalid field is validated again on every change, so that its message disappears once it is corrected. */
  const rules = (name: Path<Input>) => ({
    onChange: () => {
      if (getFieldState(name).error) void trigger(name);
    },
  });

  /** Keeps what a visitor typed before hydration: react-hook-form would overwrite it with its own value. */
  function registerRendered(name: Path<Input>) {
    const registered = register(name, rules(name));
    const ref = (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      const typed = element?.value;
      registered.ref(element);
      if (typed) setValue(name, typed as PathValue<Input, Path<Input>>);
    };
    return { ...registered, ref };
  }

  return {
    busy: formState.isSubmitting,
    getValues,
    setValue,
    /** Submits the form as its button does. */
    submit: () => submit(),
    /**
     * For the `form` element. It turns off the browser's own validation messages. With this method the browser sends
     * nothing, so that a submit before hydration stays on the page and keeps what was typed.
     */
    formProps: { ref: form, method: 'dialog', noValidate: true, onSubmit } as const,
    /** For the `Field` of that name. */
    field: (name: Path<Input>) => ({
      ...(isHydrated ? register(name, rules(name)) : registerRendered(name)),
      error: getFieldState(name, formState).error?.message,
    }),
    /** For the `Controller` of a select. */
    controller: <Name extends Path<Input>>(name: Name) => ({ control, name, rules: rules(name) }),
  };
}
