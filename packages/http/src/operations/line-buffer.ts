import { worker } from '@shop/front';

/** Bytes that a pipe takes in one piece, so that lines of several workers don't interleave. */
const WHOLE_BYTES = 4_096;

/** Writes lines to standard output, those of one event-loop turn together. */
export function lineBuffer(): (line: string) => void {
  let lines: string[] = [];
  const flush = () => {
    for (const piece of worker ? piecesOf(lines) : [lines])
      process.stdout.write(`${piece.join('\n')}\n`);
    lines = [];
  };
  return (line) => {
    if (lines.push(line) === 1) setImmediate(flush);
  };
}

function piecesOf(lines: readonly string[]): string[][] {
  const pieces: string[][] = [];
  let bytes = Infinity;
  for (const line of lines) {
    const length = Buffer.byteLength(line) + 1;
    if (bytes + length > WHOLE_BYTES) {
      pieces.push([]);
      bytes = 0;
    }
    pieces.at(-1)?.push(line);
    bytes += length;
  }
  return pieces;
}
