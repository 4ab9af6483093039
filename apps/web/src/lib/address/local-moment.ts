const pad = (number: number) => String(number).padStart(2, '0');

/** A moment as a `datetime-local` input has it, in the browser's time zone; empty for none. */
export function localMoment(moment: string | undefined): string {
  if (!moment) return '';
  const at = new Date(moment);
  const day = [at.getFullYear(), pad(at.getMonth() + 1), pad(at.getDate())].join('-');
  const seconds = at.getSeconds() > 0 ? `:${pad(at.getSeconds())}` : '';
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}${seconds}`;
}

/** The moment of such an input's text in UTC. What is no date and time stays as it is, to be refused by a form's rule. */
export function momentOf(text: string): string {
  const at = text === '' ? undefined : new Date(text);
  return !at || Number.isNaN(at.getTime()) ? text : at.toISOString();
}
