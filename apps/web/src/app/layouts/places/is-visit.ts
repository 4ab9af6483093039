/** Whether this document was opened by its address or a link, not by a reload or from the history. */
export function isVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
