/** The chosen values of an attribute. */
export interface ChosenValues {
  name: string;
  values: readonly string[];
}

/** The characters that separate names, values and choices. */
const SEPARATORS = /[%:,]/g;

/** A value of an attribute as a URL names it: `Colour:Red`. */
export function writeChosenValue(name: string, value: string): string {
  return [name, value].map((text) => text.replace(SEPARATORS, encodeURIComponent)).join(':');
}

/** The attribute and the value that a text from a URL names; undefined if it names none. */
export function readChosenValue(text: string): { name: string; value: string } | undefined {
  const [name = '', value = '', ...others] = text.split(':').map(decoded);
  const isWhole = name.trim() !== '' && value.trim() !== '' && others.length === 0;
  return isWhole ? { name: name.trim(), value: value.trim() } : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The chosen values by their attributes, each once. */
export function chosenByName(texts: readonly string[]): ChosenValues[] {
  const byName = new Map<string, { name: string; values: string[] }>();
  for (const { name, value } of texts.flatMap((text) => readChosenValue(text) ?? [])) {
    const key = name.toLowerCase();
    const known = byName.get(key) ?? { name, values: [] };
    if (!known.values.includes(value)) known.values.push(value);
    byName.set(key, known);
  }
  return [...byName.values()];
}
