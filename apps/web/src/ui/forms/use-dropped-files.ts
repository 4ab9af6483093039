import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

function isWithin(form: HTMLElement | null, { target }: Event): boolean {
  return target instanceof Node && (form?.contains(target) ?? false);
}

/** The pasted files. A text that is copied from an office program brings a picture of itself along: it stays a text. */
function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  if (!clipboardData || clipboardData.types.includes('text/plain')) return [];
  return [...clipboardData.files];
}

/**
 * Receives files that are dropped or pasted anywhere on a form, or on another part of the page. While the form is on
 * the page, a file that is dropped beside it is not opened by the browser, which would close the page.
 * @returns whether files are being dragged over the form
 */
export function useDroppedFiles(
  form: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);

  const drag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer || !hasFiles(event)) return;
    const isTaken = isWithin(form.current, event);
    // Another form on the page may have taken it.
    if (isTaken || !event.defaultPrevented)
      event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
    event.preventDefault();
    setIsOver(isTaken);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    if (!event.dataTransfer || !hasFiles(event)) return;
    event.preventDefault();
    if (isWithin(form.current, event)) onFiles([...event.dataTransfer.files]);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event);
    const isMeant = isWithin(form.current, event) || event.target === document.body;
    if (files.length === 0 || !isMeant || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragenter', (event) => drag(event), { signal });
    window.addEventListener('dragover', (event) => drag(event), { signal });
    window.addEventListener('drop', (event) => drop(event), { signal });
    window.addEventListener('paste', (event) => paste(event), { signal });
    // Without a related element, the pointer has left the window.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    window.addEventListener('dragleave', leave, { signal });
    return () => listening.abort();
  }, []);

  return isOver;
}
