import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '../..');

const styles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(path.join(SOURCES, file), 'utf8') }));

/** Rules for hovered elements that also apply to touch screens, where they stick after a tap. */
function stickyHovers(css: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, head = '', brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    const rule = head.replace(/\/\*.*?\*\//gs, '').trim();
    if (brace === '}') around.pop();
    else {
      const isAlone = !around.some((outer) => /hover: hover|reduced-motion/.test(outer));
      if (rule.includes(':hover') && isAlone) found.push(rule);
      around.push(rule);
    }
  }
  return found;
}

test('nothing looks hovered on a screen without a pointer that hovers', () => {
  expect(styles.length).toBeGreaterThan(50);
  const sticky = styles.flatMap(({ file, css }) =>
    stickyHovers(css).map((rule) => `${file}: ${rule}`),
  );
  expect(sticky).toEqual([]);
});
