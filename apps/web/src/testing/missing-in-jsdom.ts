const nothing = () => undefined;

/** Without layout, nothing is resized and nothing comes near the window. */
class LayoutObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

/** What antd, media queries and lazy parts of pages need of a browser. */
export const missingInJsdom = {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
  }),
  ResizeObserver: LayoutObserver,
  IntersectionObserver: LayoutObserver,
  scrollTo: nothing,
};

/** Gives elements the methods that jsdom lacks, also those that another test has replaced. */
export function stubElements() {
  Element.prototype.scrollIntoView = nothing;
  // Each picture is one that the browser can show.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
