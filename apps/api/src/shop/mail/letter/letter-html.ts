import type { RichBlock, RichSpan } from '@shop/shared';
import { addressOf } from './formatted-text.js';
import type { Block, Letter } from './letter.js';
import { markup, type Markup } from './markup.js';
import { buttonColors, headColor, type ButtonColors } from './letter-colors.js';
import { shopLines, type LetterContext } from './letter-text.js';

/** Mail programs read neither style sheets nor variables reliably: each element has its own style. */
const FONT = 'font-family:Arial,Helvetica,sans-serif';
const INK = `${FONT};font-size:16px;line-height:24px;color:#1d1a17;margin:0 0 16px`;
const CELL = `${FONT};font-size:16px;line-height:24px;padding:6px 0;vertical-align:top`;

/** The colours in the dark, for mail programs that ask. The `!important` outweighs the elements' styles. */
const DARK = markup`@media (prefers-color-scheme: dark) {
  .ground { background: #151311 !important; }
  .sheet { background: #1e1b18 !important; border-color: #35302b !important; }
  .ink { color: #f4efe8 !important; border-color: #35302b !important; }
  .muted { color: #b3a99d !important; }
  .button { background: #94d5b6 !important; color: #0c2a1f !important; }
}`;

/** The letter as a page of tables, which every mail program shows alike, from 320 pixels on. */
export function letterHtml(letter: Letter, { shop, publicUrl, look }: LetterContext): Markup {
  const button = buttonColors(look.color);
  const blocks = letter.blocks.map((block) => blockHtml(block, publicUrl, button));
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${letter.subject}</title>
<style>
${DARK}${button.dark}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#faf7f2">
<table role="presentation" class="ground" width="100%" cellspacing="0" cellpadding="0" style="background:#faf7f2"><tr><td align="center" style="padding:20px 10px">
<table role="presentation" class="sheet" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:#fffdfa;border:1px solid #e6ded2;border-radius:10px"><tr><td align="left" style="padding:24px 22px;word-break:break-word">
${shopHead(shop.name, look)}
<h1 class="ink" style="${FONT};font-size:24px;line-height:32px;color:#1d1a17;margin:0 0 16px">${letter.title}</h1>
${blocks}
</td></tr></table>
<p class="muted" style="${FONT};font-size:13px;line-height:20px;color:#655d54;margin:16px 0 0">${brokenLines(shopLines(shop).join('\n'))}${unsubscribeLink(letter, publicUrl)}</p>
</td></tr></table>
</body>
</html>
`;
}

function unsubscribeLink({ unsubscribe }: Letter, publicUrl: string | undefined): Markup {
  if (!unsubscribe || !publicUrl) return markup``;
  return markup`<br><a class="muted" href="${publicUrl + unsubscribe}" style="color:#655d54">No more such mails</a>`;
}

/** The logo, or the shop's name: what readers see of it who load no pictures, too. */
function shopHead(name: string, { color, logo }: LetterContext['look']): Markup {
  const content = logo
    ? markup`<img src="${logo}" alt="${name}" style="max-width:200px;max-height:80px;border:0">`
    : markup`${name}`;
  return markup`<p class="ink" style="${FONT};font-size:16px;line-height:24px;font-weight:bold;color:${headColor(color)};margin:0 0 20px">${content}</p>`;
}

function blockHtml(block: Block, publicUrl: string | undefined, colors: ButtonColors): Markup {
  switch (block.type) {
    case 'paragraph':
      return paragraph(block.text);
    case 'formatted':
      return markup`${block.blocks.map((one) => formattedHtml(one, publicUrl))}`;
    case 'facts':
      return table(
        block.rows.map(
          ({ name, value, href }) =>
            markup`<tr><td class="muted" width="40%" style="${CELL};color:#655d54;padding-right:12px">${name}</td><td class="ink" style="${CELL};color:#1d1a17">${linked(brokenLines(value), href)}</td></tr>`,
        ),
      );
    case 'lines':
      return table(
        block.lines.map(
          ({ name, detail, amount }) =>
            markup`<tr><td class="ink" style="${CELL};color:#1d1a17;border-bottom:1px solid #e6ded2">${name}<br><span class="muted" style="font-size:14px;color:#655d54">${detail}</span></td>${amountCell(amount, ';border-bottom:1px solid #e6ded2')}</tr>`,
        ),
      );
    case 'sums':
      return table(
        block.rows.map(({ name, amount }, index) => {
          const weight = index === block.rows.length - 1 ? ';font-weight:bold' : '';
          return markup`<tr><td class="ink" style="${CELL};color:#1d1a17${weight}">${name}</td>${amountCell(amount, weight)}</tr>`;
        }),
      );
    case 'link':
      return publicUrl
        ? button(block.label, publicUrl + block.path, colors)
        : paragraph(block.otherwise);
  }
}

function paragraph(text: string): Markup {
  return markup`<p class="ink" style="${INK}">${brokenLines(text)}</p>
`;
}

function formattedHtml(block: RichBlock, publicUrl: string | undefined): Markup {
  if (block.type === 'list') {
    const items = block.items.map(
      (spans) => markup`<li style="margin:0 0 4px">${spansHtml(spans, publicUrl)}</li>`,
    );
    return markup`<ul class="ink" style="${INK};padding:0 0 0 20px">${items}</ul>
`;
  }
  const weight = block.type === 'heading' ? ';font-weight:bold' : '';
  return markup`<p class="ink" style="${INK}${weight}">${spansHtml(block.spans, publicUrl)}</p>
`;
}

function spansHtml(spans: readonly RichSpan[], publicUrl: string | undefined): Markup[] {
  return spans.map((span) => {
    const text = brokenLines(span.text);
    const italic = span.isItalic ? markup`<em>${text}</em>` : text;
    const bold = span.isBold ? markup`<strong>${italic}</strong>` : italic;
    return linked(bold, addressOf(span, publicUrl));
  });
}

function linked(content: Markup, address: string | undefined): Markup {
  return address === undefined
    ? content
    : markup`<a class="ink" href="${address}" style="color:#1d1a17">${content}</a>`;
}

function table(rows: readonly Markup[]): Markup {
  return markup`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px">${rows}</table>
`;
}

function amountCell(amount: string, style: string): Markup {
  return markup`<td class="ink" align="right" style="${CELL};color:#1d1a17;white-space:nowrap;padding-left:12px${style}">${amount}</td>`;
}

function button(label: string, url: string, { ground, ink }: ButtonColors): Markup {
  return markup`<p style="margin:20px 0 16px"><a class="button" href="${url}" style="${FONT};font-size:16px;line-height:24px;display:inline-block;padding:10px 20px;border-radius:8px;background:${ground};color:${ink};text-decoration:none">${label}</a></p>
`;
}

function brokenLines(text: string): Markup {
  const lines = text
    .split('\n')
    .map((line, index) => (index > 0 ? markup`<br>${line}` : markup`${line}`));
  return markup`${lines}`;
}
