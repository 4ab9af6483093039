/** Makes the browser ask before the page is closed, until what it returns is called. */
export function keepPageOpen(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
