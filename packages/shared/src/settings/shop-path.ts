/** Whether a text is a path within the shop, perhaps with a query. `//` and `/\\` would lead to other sites. */
export function isShopPath(text: string): boolean {
  return /^\/(?![/\\])\S*$/.test(text);
}
