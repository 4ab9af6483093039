/** Where the layout keeps the places of pages: see `history-places.ts`. */
const STORAGE_KEY = 'scroll-positions';

declare global {
  interface Window {
    /** From then on, the layout notes where pages are left. */
    endEarlyPlaces?: () => void;
  }
}

/** What `history-places.ts` notes of the link that was clicked. */
function leftLink({ target }: Event) {
  const link = target instanceof Element && target.closest('a[href]');
  if (!link) return undefined;
  const href = link.getAttribute('href');
  const alike = [...link.ownerDocument.links].filter((one) => one.getAttribute('href') === href);
  return {
    href,
    index: alike.findIndex((one) => one === link),
    top: link.getBoundingClientRect().top,
  };
}

/** Notes where a page is left before its script is there to do so, so that Back leads there, too. */
export function noteEarlyPlaces(window: Window): void {
  let link: ReturnType<typeof leftLink>;
  const noteLink = (event: Event) => {
    link = leftLink(event);
    if (link) store();
  };
  const store = () => {
    const { pathname, search } = window.location;
    const { key } = (window.history.state ?? {}) as { key?: string };
    try {
      const places = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}') as object;
      const place = { y: window.scrollY, ...(link && { link }) };
      const all = { ...places, [key ?? pathname + search]: place };
      window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(all));
    } catch {
      // Without storage, the page opens at its start.
    }
  };
  window.addEventListener('click', noteLink, { capture: true });
  window.addEventListener('pagehide', store);
  window.endEarlyPlaces = () => {
    window.removeEventListener('click', noteLink, { capture: true });
    window.removeEventListener('pagehide', store);
  };
}
