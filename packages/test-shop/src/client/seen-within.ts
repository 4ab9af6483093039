/**
 * Time limit in milliseconds for a change to be seen everywhere. The promise is a second, which `npm run test:long`
 * checks on an idle machine; in CI, where all suites run in parallel, it may take longer.
 */
export const SEEN_WITHIN_MS = Number(process.env.SEEN_WITHIN_MS ?? 20_000);
