import type { UseFormRegisterReturn } from 'react-hook-form';

/** Keeps what a visitor typed into a field before hydration: react-hook-form would overwrite it with its own value. */
export function withTypedText<Registered extends UseFormRegisterReturn>(
  registered: Registered,
  take: (typed: string) => void,
) {
  const ref = (element: HTMLInputElement | HTMLTextAreaElement | null) => {
    const typed = element?.value;
    registered.ref(element);
    if (typed) take(typed);
  };
  return { ...registered, ref };
}
