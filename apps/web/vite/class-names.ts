import path from 'node:path';

const files = new Map<string, string>();

/**
 * The name of a class in the page: `.words` of `banner.module.css` becomes `banner-words`. Without a hash, names repeat
 * each other and compress well.
 * @throws Error for a second file of the same name
 */
export function classNameOf(name: string, file: string): string {
  const [from = file] = file.split('?');
  const base = path.basename(from, '.module.css');
  const other = files.get(base) ?? from;
  if (other !== from) throw new Error(`Styles of the same name: ${other} and ${from}`);
  files.set(base, from);
  return `${base}-${name}`;
}
