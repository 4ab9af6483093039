/** Names the row whose details are open beside a list, in the list's address: `?open=1043`. */
export const OPEN_ROW = 'open';

/** Other parameters of a list, with the details left open. */
export function withOpenRow(params: URLSearchParams, now: URLSearchParams): URLSearchParams {
  const open = now.get(OPEN_ROW);
  const next = new URLSearchParams(params);
  if (open !== null) next.set(OPEN_ROW, open);
  return next;
}
