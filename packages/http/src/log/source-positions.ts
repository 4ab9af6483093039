import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

const POSITION = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/** Source maps, read on demand: most shops never need one. */
const maps = new Map<string, SourceMap | undefined>();

/** Maps the positions in a stack trace from the bundle back to the sources. */
export function withSourcePositions(trace: string): string {
  return trace.replace(POSITION, (position, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return position;
    const { originalSource, originalLine, originalColumn } = entry;
    return `${new URL(originalSource, file).href}:${originalLine + 1}:${originalColumn + 1}`;
  });
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
}

function readMap(file: string): SourceMap | undefined {
  try {
    const text = readFileSync(fileURLToPath(`${file}.map`), 'utf8');
    return new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
