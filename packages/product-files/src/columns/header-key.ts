/** The form in which headers are compared: trimmed, without regard to case, dashes and underscores. */
export function headerKey(header: string): string {
  return header
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
