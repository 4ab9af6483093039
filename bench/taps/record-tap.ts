/** What the next page shows first. */
export interface Shell {
  /** Elements that are there once the shell is. Those that were there before the tap do not count. */
  selector: string;
  /** A text that one of them has. */
  text?: string;
}

/** What a tap showed. Times are milliseconds after the finger touched the screen; NaN for what was never seen. */
export interface Seen {
  /** The first change that can be seen, of the tapped control or of the page. */
  answered: number;
  shell: number;
  /** Sum of all layout shifts since, as in Cumulative Layout Shift. */
  shift: number;
  /** What shifted most, and by how much. */
  moved: string[];
}

declare global {
  interface Window {
    seenOfTap?: Seen;
  }
}

/** Runs in the page, before the tap; `window.seenOfTap` has the results. */
export function recordTap({ selector, text }: Shell): void {
  const seen: Seen = { answered: NaN, shell: NaN, shift: 0, moved: [] };
  window.seenOfTap = seen;
  const before = new Set(document.querySelectorAll(selector));
  let start: number | undefined;
  let hasChanged = false;
  let lookBefore: string | undefined;
  let control: Element | undefined;

  const look = () =>
    [control, control?.closest('article')]
      .flatMap((element) =>
        element
          ? [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part))
          : [],
      )
      .map((style) =>
        [
          style.backgroundColor,
          style.color,
          style.borderColor,
          style.boxShadow,
          style.transform,
          style.opacity,
          style.filter,
          style.textDecorationLine,
        ].join(),
      )
      .join(';');

  const isShellThere = () =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        !before.has(element) && (text === undefined || element.textContent.includes(text)),
    );

  /** Calls back with the time when the frame that is being made has been painted. */
  const afterPaint = (note: (ms: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => note(performance.now() - (start ?? 0));
    port2.postMessage(undefined);
  };

  const changes = new MutationObserver(() => (hasChanged = true));
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });

  let isAnswered = false;
  function frame() {
    if (!isAnswered && (hasChanged || (lookBefore !== undefined && look() !== lookBefore))) {
      isAnswered = true;
      afterPaint((ms) => (seen.answered = ms));
    }
    if (isShellThere()) {
      afterPaint((ms) => {
        seen.shell = ms;
        // What came all at once is its own first answer.
        if (Number.isNaN(seen.answered)) seen.answered = ms;
      });
      changes.disconnect();
      return;
    }
    requestAnimationFrame(frame);
  }

  const begin = (event: Event) => {
    if (start !== undefined) return;
    start = event.timeStamp;
    hasChanged = false;
    if (event.target instanceof Element) {
      control = event.target.closest('a, button, label, summary') ?? event.target;
      lookBefore = look();
    }
    requestAnimationFrame(frame);
  };
  window.addEventListener('pointerdown', begin, { capture: true });
  window.addEventListener('popstate', begin, { capture: true });
  // The list of options is the browser's own.
  window.addEventListener('change', begin, { capture: true });

  const describe = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : 'text';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (start === undefined || entry.startTime < start || entry.hadRecentInput) continue;
      seen.shift += entry.value;
      const nodes = entry.sources.map(({ node }) => describe(node)).join(', ');
      seen.moved.push(
        `${entry.value.toFixed(3)} after ${Math.round(entry.startTime - start)} ms: ${nodes}`,
      );
    }
  }).observe({ type: 'layout-shift' });
}

/** An entry of the browser’s Layout Instability API, of which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
