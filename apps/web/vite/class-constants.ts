import type { Plugin } from 'vite';

const DEFAULT_IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/**
 * Reads class names as single constants, which the build writes where they are used. As default imports, every page
 * would begin with a table of the names of all public pages.
 */
export function classConstants(): Plugin[] {
  return [
    {
      name: 'shop:class-constants',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/.*\.tsx?$/, code: /\.module\.css'/ },
        handler: (code) => ({
          code: code.replaceAll(DEFAULT_IMPORT, 'import * as $1 from $2;'),
          map: null,
        }),
      },
    },
    {
      // Without this, the rules would go with the table.
      name: 'shop:keep-styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
