import { ACCENT_SHEET_ELEMENT, accentSheetPath } from '@shop/shared';

/** Gives this page another accent, or the usual one. */
export function showAccent(accent: string | undefined): void {
  const shown = document.getElementById(ACCENT_SHEET_ELEMENT);
  if (!accent) {
    shown?.remove();
    return;
  }
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.id = ACCENT_SHEET_ELEMENT;
  sheet.href = accentSheetPath(accent);
  // The old colours stay until the new ones are there.
  sheet.onload = () => shown?.remove();
  document.head.append(sheet);
}
