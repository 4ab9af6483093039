/** How long an upload may stand still before it is given up. */
const STILL_MS = 60_000;

/**
 * An upload on a slow line may take as long as it goes on: only one that stands still is given up.
 * @param onUpload hears how much of it is sent, from 0 to 1.
 */
export function watchUpload(onUpload?: (share: number) => void) {
  const stopped = new AbortController();
  const wait = () => setTimeout(() => stopped.abort(), STILL_MS);
  let timer = wait();
  return {
    signal: stopped.signal,
    onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) => {
      clearTimeout(timer);
      timer = wait();
      if (total) onUpload?.(loaded / total);
    },
    /** To be called when the answer is there. */
    end: () => clearTimeout(timer),
  };
}
