/** How the products of a row of the home page are found: by a rule, or chosen by hand. */
export const ROW_RULES = ['newest', 'sale', 'category', 'brand', 'tag', 'products'] as const;
/** One of `ROW_RULES`. */
export type RowRule = (typeof ROW_RULES)[number];

/** What a row of the home page can show: products by a rule, or categories as tiles. */
export const ROW_KINDS = [...ROW_RULES, 'categories'] as const;
/** One of `ROW_KINDS`. */
export type RowKind = (typeof ROW_KINDS)[number];

/** A row of the home page. */
export interface HomeRow {
  heading: string;
  by: RowKind;
  /**
   * What the rule is about: the id of a category, the slug of a brand, a tag, or ids of products or categories separated
   * by commas; empty for the newest, for those on sale, and for the first categories.
   */
  of: string;
}

const BETWEEN = ' | ';

const isRowKind = (text: string): text is RowKind => ROW_KINDS.some((kind) => kind === text);

/** A row from its line of the setting, such as `Gifts | tag | gift`; undefined if it is none. */
export function rowOf(line: string): HomeRow | undefined {
  const [heading = '', by = '', ...of] = line.split(BETWEEN);
  return isRowKind(by) ? { heading, by, of: of.join(BETWEEN) } : undefined;
}

/** The rows of the setting, which has one in each line. */
export function rowsOf(setting: string): HomeRow[] {
  return setting.split('\n').flatMap((line) => rowOf(line) ?? []);
}

/** The setting for these rows. */
export function textOfRows(rows: readonly HomeRow[]): string {
  return rows
    .map(({ heading, by, of }) => [heading, by, ...(of === '' ? [] : [of])].join(BETWEEN))
    .join('\n');
}
