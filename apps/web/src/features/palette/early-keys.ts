/** What was typed before the palette could take it. */
export interface EarlyKeys {
  text: string;
  /** Whether Enter came last. */
  isEntered: boolean;
}

let kept: EarlyKeys | undefined;

function keep(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!kept || ctrlKey || metaKey || altKey) return;
  const { text } = kept;
  if (key.length === 1) kept = { text: text + key, isEntered: false };
  else if (key === 'Backspace') kept = { text: text.slice(0, -1), isEntered: false };
  else if (key === 'Enter') kept = { text, isEntered: true };
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps keys from the screen behind the palette from now on: its code may still be loading. */
export function keepEarlyKeys(): void {
  kept = { text: '', isEntered: false };
  document.addEventListener('keydown', keep, { capture: true });
}

/** What was kept; nothing more is. */
export function takeEarlyKeys(): EarlyKeys {
  const taken = kept ?? { text: '', isEntered: false };
  kept = undefined;
  document.removeEventListener('keydown', keep, { capture: true });
  return taken;
}
