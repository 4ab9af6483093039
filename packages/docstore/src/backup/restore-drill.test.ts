import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { count, fill, runCli, useFolders } from '../testing/kept-store.js';
import { WRONG_FILES } from '../testing/wrong-files.js';
import { backupDocstore } from './backup.js';

const DOCUMENTS = 60;
const folders = useFolders();
const drill = { refused: 0, lost: 0 };

afterAll(() => {
  console.log(
    `${WRONG_FILES.length} kinds of wrong files: ${drill.refused} refused, ${drill.lost} documents lost`,
  );
});

it.each(WRONG_FILES)(
  'refuses to restore a file $what, in one sentence, and changes nothing',
  async ({ spoil, complaint }) => {
    const { dataDir, elsewhere } = folders;
    await fill(dataDir, DOCUMENTS, 'kept');
    const backup = join(elsewhere, 'backup');
    backupDocstore({ dataDir, file: `${backup}-original` });
    copyFileSync(`${backup}-original`, backup);
    const answer = await spoil(backup, dataDir);
    const file = typeof answer === 'string' ? answer : backup;
    const before = readdirSync(dataDir);
    const { code, stdout, stderr } = runCli(['restore', '--data', dataDir, file]);
    const left = count(dataDir);
    if (code === 1) drill.refused += 1;
    drill.lost += DOCUMENTS - left;
    expect(stderr).toMatch(complaint);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect([code, stdout]).toEqual([1, '']);
    expect(readdirSync(dataDir).filter((name) => !before.includes(name))).toEqual([]);
    expect(left).toBe(DOCUMENTS);
  },
);
