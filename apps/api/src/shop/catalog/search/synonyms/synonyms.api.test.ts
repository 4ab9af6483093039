import { SHOP_SYNONYMS } from '@shop/search';
import { endpoints, LIMITS } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { SynonymsModel } from './synonyms.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const save = async (lines: string[], version = 0) =>
  (await api.call(endpoints.updateSynonyms, { token, body: { lines, version } })).body;

const refused = (lines: string[], version = 0) =>
  api.refuse(endpoints.updateSynonyms, { token, body: { lines, version } });

const stored = async () => (await api.call(endpoints.getSynonyms, { token })).body;

describe('the shop’s own synonyms', () => {
  it('are none at first, beside those that every shop has', async () => {
    const { synonyms, builtIn } = await stored();
    expect(synonyms).toEqual({ lines: [], version: 0, saved: null });
    expect(builtIn).toEqual(SHOP_SYNONYMS);
  });

  it('are saved with who did it', async () => {
    const { message, synonyms } = await save([' davenport, sofa ', 'footwear > shoes']);
    expect(message).toBe('The synonyms have been saved');
    expect(synonyms).toMatchObject({
      lines: ['davenport, sofa', 'footwear > shoes'],
      version: 1,
      saved: { by: 'Grace Admin' },
    });
    expect((await stored()).synonyms).toEqual(synonyms);
    expect((await save([], 1)).synonyms).toMatchObject({ lines: [], version: 2 });
  });

  it.each([0, 1])('of two administrators at once one saves: version %i', async (version) => {
    if (version > 0) await save(['a lamp, light']);
    const replies = await Promise.all(
      ['sofa, couch', 'tap, faucet', 'rug, carpet'].map(async (line) => {
        const reply = await api.fetch('/api/v1/searches/synonyms', {
          method: 'PUT',
          headers: { Authorization: token, 'Content-Type': 'application/json' },
          body: JSON.stringify({ lines: [line], version }),
        });
        return { status: reply.status, text: await reply.text() };
      }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { text } of replies.filter(({ status }) => status === 409))
      expect(text).toContain('Grace Admin saved the synonyms after you opened them.');
    expect((await SynonymsModel.findOne({}).lean())?.version).toBe(version + 1);
  });
});

describe('a line', () => {
  it.each([
    ['sofa', 'at least two synonyms'],
    ['sofa, ,', 'at least two synonyms'],
    ['sofa >', 'on both sides'],
    ['> sofa', 'on both sides'],
    ['a > b > c', 'only one >'],
    ['one two three four, sofa', 'more than 3 words'],
    [Array.from({ length: 21 }, (_, index) => `w${index}`).join(', '), 'at most 20 synonyms'],
    [`sofa, ${'x'.repeat(200)}`, 'at most 200 characters'],
    ['sofa,\ncouch', 'control characters'],
  ])('%j is refused', async (line, message) => {
    const failure = await refused(['lamp, light', line]);
    expect(failure.status).toBe(400);
    expect(failure.errors?.[0]).toMatchObject({ field: 'lines.1' });
    expect(failure.errors?.[0]?.message).toContain(message);
  });

  it('may use any script, and marks', async () => {
    await save(["men's t-shirt, tee", '沙发, диван']);
  });
});

it('there are at most a thousand lines, and as many characters as one request holds', async () => {
  const most = Array.from({ length: LIMITS.synonymLines }, (_, index) => `a${index}, b${index}`);
  await save(most);
  expect((await refused([...most, 'sofa, couch'], 1)).status).toBe(400);
  const wide = Array.from({ length: 310 }, () => `${'沙'.repeat(48)}, ${'发'.repeat(48)}`);
  expect((await refused(wide, 1)).message).toContain('at most 30000 characters');
  await save(wide.slice(0, 300), 1);
});

describe('a line that every shop has', () => {
  const [line = '', other = ''] = SHOP_SYNONYMS;
  const turn = async (one: string, isOff: boolean) =>
    (await api.call(endpoints.switchBuiltInSynonym, { token, body: { line: one, isOff } })).body;

  it('can be switched off and on again, whatever else is saved meanwhile', async () => {
    expect((await stored()).off).toEqual([]);
    expect(await turn(line, true)).toMatchObject({
      message: 'The line is switched off',
      off: [line],
    });
    expect((await save(['davenport, sofa'])).synonyms.version).toBe(1);
    expect((await turn(other, true)).off).toEqual([line, other]);
    expect((await turn(line, false)).off).toEqual([other]);
    const { synonyms, off } = await stored();
    expect([synonyms.lines, synonyms.version, off]).toEqual([['davenport, sofa'], 1, [other]]);
  });

  it('that is off already stays so, and is not recorded again', async () => {
    await turn(line, true);
    await turn(line, true);
    const { body } = await api.call(endpoints.listAuditEntries, { token });
    const switched = body.entries.filter(({ action }) => action === 'switchShippedSynonym');
    expect(switched).toHaveLength(1);
  });

  it('has to be one of them', async () => {
    const body = { line: 'sofa, dinglebop', isOff: true };
    const { status } = await api.refuse(endpoints.switchBuiltInSynonym, { token, body });
    expect(status).toBe(404);
  });
});
