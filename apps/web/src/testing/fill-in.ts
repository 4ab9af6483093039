import { fireEvent, screen } from '@testing-library/react';

/** Fills in the fields of a form, given by their labels. */
export function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}
