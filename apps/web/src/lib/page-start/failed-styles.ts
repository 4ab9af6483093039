/**
 * Loads styles that failed to load once the line is back: the build's loader takes them for loaded from then on, and a
 * page that needs them would stay bare.
 */
export function reloadFailedStyles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement)
        addEventListener('online', () => target.replaceWith(target.cloneNode()), { once: true });
    },
    true,
  );
}
