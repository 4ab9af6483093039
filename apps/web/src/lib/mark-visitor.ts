function hasStored(window: Window): boolean {
  try {
    return window.localStorage.length > 0;
  } catch {
    return false;
  }
}

/**
 * Marks a page, for its styles, if the browser has stored something of the shop, such as a cart or a session: then what
 * was rendered for everybody may not be what this visitor is going to see.
 */
export function markKnownVisitor(window: Window): void {
  if (hasStored(window)) window.document.documentElement.dataset.visitor = 'known';
}
