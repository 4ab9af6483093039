import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState, type SubmitEvent } from 'react';
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
import { forgetDraft } from './stored-drafts';
import { useCreationKey } from './use-creation-key';
import { useDraft, useKeptDraft, type MergeDraft } from './use-draft';
import { useFailure } from './use-failure';
import { useFocusFirstInvalid } from './use-focus-first-invalid';

interface SchemaFormOptions<Input extends FieldValues, Output> {
  /** The server's own rules, with the same messages. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /**
   * Sends valid input. If it throws, the form stays as it is and the error is shown.
   * @param creationKey the idempotency key for what the form creates
   */
  save: (input: Output, creationKey: string) => Promise<void>;
  /** Called once the input is saved, to open another page. The form stays busy until then. */
  leave?: () => Promise<void>;
  /** Shown when the request failed and the server gave no message. */
  fallback?: string;
  /**
   * Names what the form edits, such as `product 64…`. With it, what is typed is kept when the form is left, and the
   * browser asks before its tab is closed or reloaded.
   */
  draft?: string;
  /** Without it, a draft replaces what is saved of every field. */
  mergeDraft?: MergeDraft<Input>;
  /** Whether the fields are emptied after a save. */
  clears?: boolean;
}

/**
 * The behaviour of every form of the shop, on top of react-hook-form: fields are validated on submit, only one submit
 * runs at a time, and a refusal is shown as a toast and at the fields that the server names.
 */
export function useSchemaForm<Input extends FieldValues, Output>(
  options: SchemaFormOptions<Input, Output>,
) {
  const {
    schema,
    defaultValues,
    save,
    leave,
    fallback,
    draft,
    mergeDraft,
    clears = false,
  } = options;
  const { owner, opening, isRestored, note, creationKey } = useDraft(
    defaultValues,
    draft,
    // Together with the initial values, a draft has every field.
    mergeDraft as MergeDraft<DefaultValues<Input>> | undefined,
  );
  const {
    clearErrors,
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
  const [showsRestored, setShowsRestored] = useState(isRestored);
  const creation = useCreationKey(creationKey);
  /** What is saved of the fields. What differs from it is a draft. */
  const saved = useRef(defaultValues);
  useKeptDraft({
    owner,
    isNamed: draft !== undefined,
    readSaved: () => saved.current,
    read: () => ({ ...getValues(), creationKey: creation.read() }),
  });
  const form = useFocusFirstInvalid(formState.submitCount);
  const failure = useFailure();
  const sending = useRef<Promise<boolean>>(undefined);
  const isHydrated = useIsHydrated();

  async function send(event?: SubmitEvent<HTMLFormElement>): Promise<boolean> {
    let isSaved = false;
    failure.clear();
    await handleSubmit(async (input) => {
      const sent = getValues();
      try {
        await save(input, creation.begin());
        isSaved = true;
        settle(sent);
        await leave?.();
      } catch (error) {
        creation.refused(error);
        failure.show(failureText(error, fallback));
        if (error instanceof ApiError) showFieldErrors(error);
      }
    })(event);
    return isSaved;
  }

  /** Fills the fields. @param stored what is saved of them; everything by default */
  function show(values: DefaultValues<Input>, stored = values) {
    for (const [name, value] of Object.entries(values)) {
      setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>);
    }
    saved.current = stored;
    clearErrors();
    failure.clear();
    setShowsRestored(false);
  }

  /** After a save, only what was typed since is a draft. */
  function settle(sent: Input) {
    creation.end();
    if (owner) forgetDraft(owner);
    setShowsRestored(false);
    saved.current = sent as DefaultValues<Input>;
    if (!clears) return;
    saved.current = defaultValues;
    for (const [name, value] of Object.entries(defaultValues)) {
      const path = name as Path<Input>;
      if (getValues(path) === sent[name]) setValue(path, value as PathValue<Input, Path<Input>>);
    }
  }

  function discardDraft() {
    creation.end();
    if (owner) forgetDraft(owner);
    show(saved.current);
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
    show,
    /** For `RestoredDraft`. */
    draft: { isRestored: showsRestored, note, discard: discardDraft },
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
