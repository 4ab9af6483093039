import {
  isFormatted,
  richTextOf,
  type MailWords,
  type Placeholder,
  type RichSpan,
} from '@shop/shared';
import type { Letter } from '../letter/letter.js';

/** What stands for each placeholder. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

/** A letter with the merchant's own words. All that it has to say stays. */
export function inOwnWords(
  letter: Letter,
  words: Pick<MailWords, 'subject' | 'intro'> | undefined,
  values: PlaceholderValues,
): Letter {
  if (!words) return letter;
  const { subject, intro } = words;
  return {
    ...letter,
    // A header is one line, whatever stands in a name.
    ...(subject && { subject: filledIn(subject, values).replaceAll(/\s+/g, ' ') }),
    ...(intro && { blocks: withOwn(letter.blocks, intro, values) }),
  };
}

function filledIn(text: string, values: PlaceholderValues): string {
  return text.replaceAll(/\{(name|shop|order)\}/g, (_, name: Placeholder) => values[name]);
}

/** Values are filled into the words, so that what stands in a name formats nothing. */
function withOwn(
  blocks: Letter['blocks'],
  intro: string,
  values: PlaceholderValues,
): Letter['blocks'] {
  const parsed = richTextOf(intro);
  if (!isFormatted(parsed)) return withIntro(blocks, filledIn(intro, values));
  const fill = (spans: readonly RichSpan[]) =>
    spans.map((span) => ({ ...span, text: filledIn(span.text, values) }));
  const formatted = parsed.map((block) =>
    block.type === 'list'
      ? { ...block, items: block.items.map(fill) }
      : { ...block, spans: fill(block.spans) },
  );
  const [greeting, ...rest] = withIntro(blocks, '');
  const hasGreeting = greeting?.type === 'paragraph' && greeting.text.trim() !== '';
  return [
    ...(hasGreeting ? [{ ...greeting, text: greeting.text.trim() }] : []),
    { type: 'formatted', blocks: formatted },
    ...rest,
  ];
}

/** Puts a text behind the greeting, the first line of a letter. */
function withIntro([first, ...others]: Letter['blocks'], intro: string): Letter['blocks'] {
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', text: intro }, ...others];
  const [greeting = '', ...lines] = first.text.split('\n');
  return [
    { type: 'paragraph', text: `${greeting}\n${intro}` },
    { type: 'paragraph', text: lines.join('\n') },
    ...others,
  ];
}
