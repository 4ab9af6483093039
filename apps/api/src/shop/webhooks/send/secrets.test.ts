import { describe, expect, it } from 'vitest';
import { newSecret, signature, signatures } from './secrets.js';

/** The example that the libraries of the Standard Webhooks scheme test themselves with. */
const EXAMPLE = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  seconds: 1614265330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

describe('the signature', () => {
  it('is that of the published example', () => {
    expect(signature(EXAMPLE.secret, EXAMPLE)).toBe(EXAMPLE.signature);
  });

  it('is made by the earlier secret, too, as long as it is valid', () => {
    const earlierSecrets = [
      { secret: EXAMPLE.secret, until: new Date(Date.now() + 60_000) },
      { secret: newSecret(), until: new Date(Date.now() - 1) },
    ];
    const all = signatures({ secret: newSecret(), earlierSecrets }, EXAMPLE).split(' ');
    expect(all).toHaveLength(2);
    expect(all[1]).toBe(EXAMPLE.signature);
  });
});

describe('a new secret', () => {
  it('has 32 random bytes', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).not.toBe(other);
    expect(Buffer.from(one.replace('whsec_', ''), 'base64')).toHaveLength(32);
  });
});
