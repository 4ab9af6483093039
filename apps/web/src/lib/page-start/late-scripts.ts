import { LATE_SCRIPTS_ELEMENT } from '@shop/shared';

/** The longest that scripts wait for the pictures in view. */
const LONGEST_WAIT_MS = 3_000;

/** A visitor who interacts with the page needs the scripts at once. */
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'focusin'];

/**
 * Adds the scripts of a server-rendered page once it has been painted, so that they don't compete with its pictures for
 * bandwidth.
 */
export function addLateScripts(page: Document): void {
  const late = page.getElementById(LATE_SCRIPTS_ELEMENT);
  if (!(late instanceof HTMLTemplateElement)) return;
  const add = () => page.head.append(late.content);
  for (const sign of SIGNS_OF_USE)
    page.addEventListener(sign, add, { capture: true, once: true, passive: true });
  void Promise.race([painted(page), afterLongestWait()]).then(add);
}

/** Resolves when the pictures in view have been painted. */
async function painted(page: Document): Promise<void> {
  const inSight = [...page.images].filter(isInSight);
  await Promise.allSettled(inSight.map((picture) => picture.decode()));
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Lazy pictures in view load as well; one that is not displayed has no box and never loads. */
function isInSight(picture: Element): boolean {
  const [box] = picture.getClientRects();
  return box !== undefined && box.top < window.innerHeight && box.left < window.innerWidth;
}

function afterLongestWait(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
}
