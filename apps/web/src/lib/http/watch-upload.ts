/** How long an upload may make no progress before it is aborted. */
const STALL_MS = 60_000;

/**
 * Aborts an upload that stalls. A slow upload may take any time while it makes progress.
 * @param onUpload receives the fraction that has been sent, from 0 to 1.
 */
export function watchUpload(onUpload?: (share: number) => void) {
  const stopped = new AbortController();
  const wait = () => setTimeout(() => stopped.abort(), STALL_MS);
  let timer = wait();
  return {
    signal: stopped.signal,
    onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) => {
      clearTimeout(timer);
      timer = wait();
      if (total) onUpload?.(loaded / total);
    },
    /** Must be called when the reply has arrived or the call has failed. */
    end: () => clearTimeout(timer),
  };
}
