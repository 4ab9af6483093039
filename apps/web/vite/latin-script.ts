import type { Plugin } from 'vite';

/**
 * Writes characters that are not Latin as escapes: V8 keeps a script in half of the memory when it has none of them. For
 * the script of a server; for browsers it would only be longer.
 */
export function latinScript(): Plugin {
  return {
    name: 'shop:latin-script',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = file.code.replaceAll(
            /[^\0-\xff]/g,
            (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
          );
        }
      },
    },
  };
}
