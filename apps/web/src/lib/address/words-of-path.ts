/** The words at the end of a path, to search for: `walnut chair` for `/product/walnut-chair.html`. */
export function wordsOfPath(pathname: string): string {
  const end = pathname.split('/').findLast((part) => part !== '') ?? '';
  return decoded(end)
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
