import { beforeEach, describe, expect, it } from 'vitest';
import { buildReply, cacheReply } from '../testing/cached-replies.js';
import { ReplyCache } from './reply-cache.js';

const MEGABYTE = 1024 * 1024;
let cache: ReplyCache;

beforeEach(() => {
  cache = new ReplyCache(MEGABYTE);
});

const build = (text: string, tags: string[]) => buildReply(text, { tags });

function keep(key: string, text: string, tags: string[], bytes = 10): void {
  cacheReply(cache, key, buildReply(text, { tags, bytes }));
}

const cached = (key: string) => cache.get(key)?.body.toString().trim();

describe('a reply is cached', () => {
  it('when it is requested a second time', () => {
    cache.end(cache.begin('/a'), build('first', ['x']));
    expect(cached('/a')).toBeUndefined();
    cache.end(cache.begin('/a'), build('second', ['x']));
    expect(cached('/a')).toBe('second');
  });

  it('until something that it shows changes', () => {
    keep('/a', 'a', ['x', 'y']);
    keep('/b', 'b', ['z']);
    cache.invalidate(['y']);
    expect(cached('/a')).toBeUndefined();
    expect(cached('/b')).toBe('b');
  });

  it('only while others’ changes are known', () => {
    let isFresh = true;
    cache.follow({ isFresh: () => isFresh, catchUp: () => Promise.resolve() });
    keep('/a', 'a', ['x']);
    isFresh = false;
    expect(cached('/a')).toBeUndefined();
    isFresh = true;
    expect(cached('/a')).toBe('a');
  });

  it('within the bound: the one that was not requested for longest makes way', () => {
    const keepLarge = (name: string) => keep(name, name, [name], MEGABYTE / 3);
    for (const name of ['/a', '/b']) keepLarge(name);
    expect(cached('/a')).toBe('/a');
    for (const name of ['/c', '/d']) keepLarge(name);
    expect(['/a', '/b', '/c', '/d'].filter(cached)).toHaveLength(2);
    keep('/e', 'too large', ['e'], MEGABYTE * 2);
    expect(cached('/e')).toBeUndefined();
  });
});

it('the keys of replies that were requested once are forgotten before they fill the memory', () => {
  const requestOnce = (key: string) => cache.end(cache.begin(key), buildReply(key));
  requestOnce('/a');
  for (let index = 0; index < 1_000; index += 1) requestOnce(`/${index}?${'x'.repeat(5_000)}`);
  requestOnce('/a');
  expect(cached('/a')).toBeUndefined();
  requestOnce('/a');
  expect(cached('/a')).toBeDefined();
});

it('a long key counts as a part of its reply', () => {
  const keys = Array.from({ length: 100 }, (_, index) => `/${index}?${'x'.repeat(5_000)}`);
  for (const key of keys) keep(key, 'a', ['x']);
  expect(keys.filter(cached).length).toBeLessThan(80);
});

describe('a reply is not cached', () => {
  beforeEach(() => keep('/a', 'before', ['x']));

  it('when something that it shows changed since it was begun', () => {
    const ticket = cache.begin('/a');
    cache.invalidate(['x']);
    cache.end(ticket, build('old', ['x']));
    expect(cached('/a')).toBeUndefined();
  });

  it('while a transaction changes what it shows, and when it was begun meanwhile', () => {
    const endChange = cache.beginChange(['x']);
    cache.end(cache.begin('/a'), build('maybe old', ['x']));
    expect(cached('/a')).toBeUndefined();
    const ticket = cache.begin('/a');
    endChange();
    cache.end(ticket, build('maybe old', ['x']));
    expect(cached('/a')).toBeUndefined();
    cache.end(cache.begin('/a'), build('new', ['x']));
    expect(cached('/a')).toBe('new');
  });

  it('while one of two transactions goes on', () => {
    const [first, second] = [cache.beginChange(['x']), cache.beginChange(['x'])];
    first();
    cache.end(cache.begin('/a'), build('maybe old', ['x']));
    expect(cached('/a')).toBeUndefined();
    second();
    cache.end(cache.begin('/a'), build('new', ['x']));
    expect(cached('/a')).toBe('new');
  });

  it('when somebody was given one that was read later', () => {
    cache.invalidate(['x']);
    const earlier = cache.begin('/a');
    cache.end(cache.begin('/a'), build('later', ['x']));
    cache.end(earlier, build('earlier', ['x']));
    expect(cached('/a')).toBeUndefined();
  });

  it('when everything was invalidated meanwhile', () => {
    const ticket = cache.begin('/a');
    cache.clear();
    cache.end(ticket, build('old', ['x']));
    expect(cached('/a')).toBeUndefined();
  });
});
