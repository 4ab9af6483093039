/** Pages of other sites. An object, so that tests can stay. */
export const otherSite = {
  /** Leaves the shop for such a page. */
  open: (url: string): void => {
    window.location.assign(url);
  },
};
