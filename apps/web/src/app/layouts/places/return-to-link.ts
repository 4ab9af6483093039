import { ARRIVES_WITHIN_MS } from '../../../lib/address/restore-scroll';
import type { LeftLink } from '../../../lib/history/history-places';

/** How long the page may still grow once the link is there. */
const GROWS_MS = 5_000;
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
 * Focuses the link that a page was left by, and puts it where it was in the window, as soon as it is on the page, and again
 * while the page still grows, unless the visitor acts.
 * @returns a function that ends it
 */
export function returnToLink({ href, index, top }: LeftLink): () => void {
  const arrival = new MutationObserver(find);
  const growth = new ResizeObserver(place);
  let timer = setTimeout(end, ARRIVES_WITHIN_MS);
  let link: HTMLAnchorElement | undefined;

  function find() {
    link = linksTo(href)[index];
    if (!link) return;
    arrival.disconnect();
    clearTimeout(timer);
    timer = setTimeout(end, GROWS_MS);
    window.removeEventListener('focusin', end);
    link.focus({ preventScroll: true });
    place();
    growth.observe(document.body);
  }

  function place() {
    const moved = link?.isConnected ? link.getBoundingClientRect().top - top : 0;
    if (Math.abs(moved) > 1) window.scrollBy(0, moved);
  }

  function end() {
    arrival.disconnect();
    growth.disconnect();
    clearTimeout(timer);
    for (const name of VISITOR_EVENTS) window.removeEventListener(name, end);
  }

  for (const name of VISITOR_EVENTS) window.addEventListener(name, end, { passive: true });
  arrival.observe(document.body, { childList: true, subtree: true });
  find();
  return end;
}
