import type { FieldValues, Path, PathValue, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { liveTextOf } from './live-text';
import { withTypedText } from './with-typed-text';

interface FieldOfForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  name: Path<Input>;
  rules: RegisterOptions<Input>;
  /** Until then, a visitor types into what the server has rendered. */
  isHydrated: boolean;
}

/** What a `Field` needs of its form. */
export function fieldProps<Input extends FieldValues, Output>({
  form,
  name,
  rules,
  isHydrated,
}: FieldOfForm<Input, Output>) {
  const registered = form.register(name, rules);
  return {
    ...(isHydrated
      ? registered
      : withTypedText(registered, (typed) =>
          form.setValue(name, typed as PathValue<Input, Path<Input>>),
        )),
    live: liveTextOf(form, name),
    error: form.getFieldState(name, form.formState).error?.message,
  };
}
