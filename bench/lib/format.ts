/** Milliseconds in a column. */
export const formatMs = (ms: number): string => `${ms.toFixed(1).padStart(6)} ms`;
