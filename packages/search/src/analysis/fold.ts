/** Marks that are set above and below letters. Those of other scripts are letters in their own right. */
const MARKS = new RegExp(
  [
    '0300-036f',
    '0591-05c7',
    '064b-065f',
    '0670-0670',
    '1ab0-1aff',
    '1dc0-1dff',
    '20d0-20ff',
    'fe20-fe2f',
  ]
    .map((range) => `[${range.replace(/[0-9a-f]{4}/g, (code) => `\\u${code}`)}]`)
    .join('|'),
  'g',
);
const SIGNS = /[™®©℠]/g;
/** Between letters these belong to the word: `women’s` is `womens`. */
const APOSTROPHES = /(?<=[\p{L}\p{N}])['’‘ʼʹ`´＇](?=\p{L})/gu;
const INVISIBLE = /[\u00ad\u0640\u200b-\u200f\u2060\ufeff]/g;

const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
};
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
const PLAIN = /^[ -~]*$/;

/** Text as it is compared: lower case, without accents, foreign letters as they are typed elsewhere. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(APOSTROPHES, '');
  return text
    .replace(SIGNS, ' ')
    .replace(APOSTROPHES, '')
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(FOLDED, (letter) => LETTERS[letter] ?? letter);
}

const TWO_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};

/** The text as it is typed where ä is written ae, if that differs. */
export function foldWithTwoLetters(text: string): string | undefined {
  const lower = text.normalize('NFC').toLowerCase();
  const spelt = lower.replace(/[äöüøå]/g, (letter) => TWO_LETTERS[letter] ?? letter);
  return spelt === lower ? undefined : fold(spelt);
}
