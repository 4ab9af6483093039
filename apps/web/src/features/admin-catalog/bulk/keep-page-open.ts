const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Makes the browser ask before the page is closed, until what it returns is called. */
export function keepPageOpen(): () => void {
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
