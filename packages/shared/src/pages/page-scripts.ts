/**
 * Where the build notes which scripts each page needs besides the first, in the folder of the built pages: a JSON object
 * with a list of paths for each pattern of `PAGE_ROUTES`. Dot folders are not served.
 */
export const PAGE_SCRIPTS_FILE = '.vite/page-scripts.json';
