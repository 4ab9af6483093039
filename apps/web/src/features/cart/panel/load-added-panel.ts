/** Loads the panel about an addition: a chunk of its own, because most pages are left without one. */
export async function loadAddedPanel() {
  return (await import('./added-panel')).AddedPanel;
}
