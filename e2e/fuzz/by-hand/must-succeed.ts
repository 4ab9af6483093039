/** For replies without a body to parse, such as pictures. @throws Error when the shop refuses. */
export function mustSucceed({ ok, url, status }: Response): void {
  if (!ok) throw new Error(`${url}: ${status}`);
}
