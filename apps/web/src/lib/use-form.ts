import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { z } from 'zod';
import { ApiError, failureText } from './api-error';
import { notify } from '../ui/feedback/notify';

type FieldName<Schema extends z.ZodObject> = keyof z.input<Schema> & string;
type Values<Schema extends z.ZodObject> = Record<FieldName<Schema>, string>;
type Errors = Partial<Record<string, string>>;

interface FormOptions<Schema extends z.ZodObject> {
  /** The same rules, and so the same messages, as on the server. */
  schema: Schema;
  initial: Values<Schema>;
  /** Sends what was typed, once it is valid. What it throws is shown. */
  save: (input: z.output<Schema>) => Promise<void>;
  /** Said when the request itself failed or the server broke, in place of the usual words. */
  fallback?: string;
}

/** The first complaint about each field. */
function byField(complaints: readonly { field: string; message: string }[]): Errors {
  const errors: Errors = {};
  for (const { field, message } of complaints) errors[field] ??= message;
  return errors;
}

function complaintsOf({ issues }: z.ZodError) {
  return issues.map(({ path, message }) => ({ field: String(path[0]), message }));
}

/** Puts the cursor into the first field that is wrong, once its message stands there to be read out. */
function useFocusOnError(errors: Errors) {
  const form = useRef<HTMLFormElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return { form, focusOnError: () => (wanted.current = true) };
}

/** What a form needs: its values, what is wrong with them, and a submit that can't happen twice at a time. */
export function useForm<Schema extends z.ZodObject>(options: FormOptions<Schema>) {
  const { schema, initial, save, fallback } = options;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const { form, focusOnError } = useFocusOnError(errors);

  function showErrors(complaints: Parameters<typeof byField>[0]) {
    focusOnError();
    setErrors(byField(complaints));
  }

  function change(name: FieldName<Schema>, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    // A complaint goes as soon as its reason does; nobody is told off while still typing.
    if (errors[name]) {
      const checked = (schema.shape[name] as z.ZodType).safeParse(value);
      setErrors({ ...errors, [name]: checked.error?.issues[0]?.message });
    }
  }

  async function send(input: z.output<Schema>) {
    sending.current = true;
    setBusy(true);
    try {
      await save(input);
    } catch (error) {
      if (error instanceof ApiError) showErrors(error.errors);
      notify.error(failureText(error, fallback));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const checked = schema.safeParse(values);
    if (!checked.success) {
      showErrors(complaintsOf(checked.error));
      return;
    }
    setErrors({});
    void send(checked.data);
  }

  return {
    busy,
    values,
    /** Forgets what was typed into one field. */
    reset: (name: FieldName<Schema>) => setValues((before) => ({ ...before, [name]: '' })),
    /** For the `form` element. The messages are ours, so the browser's own stay away. */
    formProps: { ref: form, noValidate: true, onSubmit: submit },
    /** For the `Field` of that name. */
    field: (name: FieldName<Schema>) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change(name, event.target.value),
    }),
    /** For a control that hands over its value itself, such as a select. */
    choice: (name: FieldName<Schema>) => ({
      value: values[name],
      error: errors[name],
      onChange: (value: string) => change(name, value),
    }),
  };
}
