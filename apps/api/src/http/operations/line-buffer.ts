/** Writes lines to standard output, all of one turn of the event loop at once. */
export function lineBuffer(): (line: string) => void {
  let lines: string[] = [];
  const flush = () => {
    process.stdout.write(`${lines.join('\n')}\n`);
    lines = [];
  };
  return (line) => {
    if (lines.push(line) === 1) setImmediate(flush);
  };
}
