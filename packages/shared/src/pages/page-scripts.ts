/**
 * Where the build lists the scripts of each page, in the folder of the built pages: a JSON object with a `PageScripts`
 * for each pattern of `PAGE_ROUTES`. Dot folders are not served.
 */
export const PAGE_SCRIPTS_FILE = '.vite/page-scripts.json';

/** Paths of the scripts that a page needs in addition to those of every page. */
export interface PageScripts {
  own: string[];
  /** Scripts that must run before a rendered page is painted. */
  before: string[];
}
