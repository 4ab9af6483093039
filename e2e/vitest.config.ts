import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const resolve = { conditions: ['@shop/source', 'node'] };

/** The files that take longest. They start first, so that none of them is left running alone at the end. */
const LONGEST = ['fuzz', 'variant-race', 'upgrade', 'slips'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) =>
      LONGEST.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

// These start and kill whole shops, each with its own ports and folders, and mostly wait: several run in parallel,
// with limits long enough for a busy machine.
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    include: ['{process,stripe}/**/*.test.ts'],
    globalSetup: '@shop/test-shop/shop/demo-setup',
    // Reported by `npm test`: see README.md.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', '../scripts/lib/failure-reporter.mjs'],
    // Long enough for a busy machine; polling ends as soon as the condition holds.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
