/** A code as it is compared: without spaces around it, in capitals. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}

/** Codes as they are compared, each once, in the order in which they were entered. */
export function normalizeCodes(codes: readonly string[]): string[] {
  return [...new Set(codes.map(normalizeCode))].filter((code) => code !== '');
}
