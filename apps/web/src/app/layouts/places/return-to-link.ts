import type { LeftLink } from './history-places';

/** How long the page may take to show the link. */
const GIVE_UP_MS = 5_000;
/** A visitor who does one of these is not moved any more. */
const VISITOR_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.links].filter(
    (link): link is HTMLAnchorElement => link.getAttribute('href') === href,
  );
}

/** Describes a link, so that it is found again on the same page. */
export function describeLink(link: HTMLAnchorElement): LeftLink {
  const href = link.getAttribute('href') ?? '';
  const { top } = link.getBoundingClientRect();
  return { href, index: linksTo(href).indexOf(link), top };
}

/**
 * Focuses the link that a page was left by, and puts it where it was in the window, as soon as it is on the page and unless
 * the visitor acts before.
 * @returns a function that ends waiting for it
 */
export function returnToLink({ href, index, top }: LeftLink): () => void {
  const observer = new MutationObserver(find);
  const timer = setTimeout(end, GIVE_UP_MS);

  function find() {
    const link = linksTo(href)[index];
    if (!link) return;
    end();
    link.focus({ preventScroll: true });
    const moved = link.getBoundingClientRect().top - top;
    if (Math.abs(moved) > 1) window.scrollBy(0, moved);
  }

  function end() {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of VISITOR_EVENTS) window.removeEventListener(name, end);
  }

  for (const name of VISITOR_EVENTS) window.addEventListener(name, end, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  find();
  return end;
}
