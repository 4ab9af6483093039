import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { ApiError, failureText } from '../../lib/http/api-error';
import { useIsHydrated } from '../../lib/page-start/use-is-hydrated';
import { fieldProps } from '../fields/field-props';
import { keepSelection } from './keep-selection';
import type { SchemaFormOptions } from './schema-form-options';
import { failureWithLostTexts, settledFields } from './settled-fields';
import { forgetDraft, isUnsaved, keepDraft } from '../drafts/stored-drafts';
import { useCreationKey } from './use-creation-key';
import { useDraft, useKeptDraft, type MergeDraft } from '../drafts/use-draft';
import { useFailure, type Refusal } from './use-failure';
import { useFocusFirstInvalid } from './use-focus-first-invalid';
import { useSubmits } from './use-submits';

/**
 * The behaviour of every form of the shop, on top of react-hook-form: fields are validated on submit, only one submit
 * runs at a time, and a refusal is shown as a toast and at the fields that the server names. Somebody who types on
 * during a save keeps the focus and what they type.
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
    showFailure,
    draft,
    mergeDraft,
    clears = false,
    staysOpen = clears,
  } = options;
  const { owner, opening, isRestored, note, creationKey } = useDraft(
    defaultValues,
    draft,
    // Together with the initial values, a draft has every field.
    mergeDraft as MergeDraft<DefaultValues<Input>> | undefined,
  );
  const typing = useForm({
    resolver: zodResolver(schema),
    defaultValues: opening,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { control, formState, getFieldState, getValues, setValue, trigger } = typing;
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
  const { form, noteSubmit } = useFocusFirstInvalid(formState.submitCount);
  const failure = useFailure(showFailure);
  /** What was sent last. */
  const lastSent = useRef<Input>(undefined);
  const submitInOrder = useSubmits(
    send,
    () => staysOpen && isUnsaved(getValues(), lastSent.current ?? {}),
  );
  const isHydrated = useIsHydrated();

  async function send(event?: SubmitEvent<HTMLFormElement>): Promise<boolean> {
    let isSaved = false;
    failure.clear();
    const sent = getValues();
    lastSent.current = sent;
    await typing.handleSubmit(async (input) => {
      try {
        const stored = await save(input, creation.begin(), sent);
        isSaved = true;
        settle(sent, stored ?? (clears ? defaultValues : (sent as DefaultValues<Input>)));
        await leave?.();
      } catch (error) {
        creation.refused(error);
        const message = failureText(error, fallback);
        failure.show(
          message,
          error,
          clears ? failureWithLostTexts(message, sent, getValues()) : undefined,
        );
        if (error instanceof ApiError) showFieldErrors(error, sent);
      }
    })(event);
    return isSaved;
  }

  function fill(values: (readonly [name: string, value: unknown])[]) {
    keepSelection(() => {
      for (const [name, value] of values) {
        setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>);
      }
    });
  }

  /** Fills the fields. @param stored what is saved of them; everything by default */
  function show(values: DefaultValues<Input>, stored = values) {
    fill(Object.entries(values));
    saved.current = stored;
    followDraft(stored);
    typing.clearErrors();
    failure.clear();
    setShowsRestored(false);
  }

  /** After a save, only what was typed since is a draft. */
  function settle(sent: Input, stored: DefaultValues<Input>) {
    creation.end();
    setShowsRestored(false);
    saved.current = stored;
    const isLong = (name: string) =>
      form.current?.elements.namedItem(name) instanceof HTMLTextAreaElement;
    const isAddedTo = (name: string) => clears && isLong(name);
    fill(settledFields({ now: getValues(), sent, stored, isAddedTo }));
    followDraft(stored);
  }

  /** A form that was left keeps only what is not saved. */
  function followDraft(stored: DefaultValues<Input>) {
    if (!owner) return;
    if (!isUnsaved(getValues(), stored)) forgetDraft(owner);
    else if (draft !== undefined && !form.current) keepDraft(owner, getValues());
  }

  function discardDraft() {
    creation.end();
    if (owner) forgetDraft(owner);
    show(saved.current);
  }

  /** @returns whether the last values were saved */
  function submit(event?: SubmitEvent<HTMLFormElement>): Promise<boolean> {
    noteSubmit();
    return submitInOrder(event);
  }

  /** A refusal is shown at the fields that still have the refused value. */
  function showFieldErrors({ errors }: ApiError, sent: Input) {
    const isField = (name: string): name is Path<Input> => name in defaultValues;
    // Only the last error set for a field is kept, and it should be the server's first one.
    for (const { field, message } of [...errors].reverse()) {
      if (isField(field) && getValues(field) === sent[field]) typing.setError(field, { message });
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event);
    // What is typed next is the next entry.
    if (clears && document.activeElement instanceof HTMLInputElement)
      document.activeElement.select();
  }

  /** An invalid field is validated again on every change, so that its message disappears once it is corrected. */
  const rules = (name: Path<Input>) => ({
    onChange: () => {
      if (getFieldState(name).error) void trigger(name);
    },
  });

  return {
    busy: formState.isSubmitting,
    failure: failure.failure,
    getValues,
    setValue,
    show,
    /** For `RestoredDraft`. */
    draft: { isRestored: showsRestored, note, discard: discardDraft },
    /** Shows what is wrong with one field. */
    judge: (name: Path<Input>) => void trigger(name),
    /** Submits the form as its button does. */
    submit: () => submit(),
    /**
     * For the `form` element. It turns off the browser's own validation messages. With this method the browser sends
     * nothing, so that a submit before hydration stays on the page and keeps what was typed.
     */
    formProps: { ref: form, method: 'dialog', noValidate: true, onSubmit } as const,
    /** For the `Field` of that name. @param refusal what the server said about it and other fields, shown elsewhere */
    field: (name: Path<Input>, refusal?: Refusal) => {
      const props = fieldProps({ form: typing, name, rules: rules(name), isHydrated });
      return { ...props, ...(props.error === undefined && refusal) };
    },
    /** For the `Controller` of a select. */
    controller: <Name extends Path<Input>>(name: Name) => ({ control, name, rules: rules(name) }),
  };
}
