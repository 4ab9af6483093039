/** The form in which headers are compared: trimmed, without regard to case, dashes and underscores. */
export function headerKey(header: string): string {
  return header
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** The same without accents and points, which many a program leaves out: "Réf." and "REF". */
export function plainKey(header: string): string {
  return headerKey(header)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[\s.:°*?¿]+/g, ' ')
    .trim();
}
