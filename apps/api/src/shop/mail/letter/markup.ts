import escape from 'escape-html';

/** Text that is markup already. */
export class Markup {
  constructor(readonly text: string) {}
}

type Inserted = string | Markup | readonly Markup[];

/** Markup of a template: texts inserted into it are escaped. */
export function markup(parts: TemplateStringsArray, ...inserted: Inserted[]): Markup {
  const texts = parts.map((part, index) => part + textOf(inserted[index] ?? ''));
  return new Markup(texts.join(''));
}

function textOf(inserted: Inserted): string {
  if (inserted instanceof Markup) return inserted.text;
  if (typeof inserted === 'string') return escape(inserted);
  return inserted.map(({ text }) => text).join('');
}
