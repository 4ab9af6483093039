import { fireEvent, screen } from '@testing-library/react';

/** Puts values into the fields of a form at once, by their labels. */
export function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}
