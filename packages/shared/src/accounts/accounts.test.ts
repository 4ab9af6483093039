import { describe, expect, it } from 'vitest';
import {
  emailSchema,
  loginSchema,
  newPasswordSchema,
  profileSchema,
  profileSchemaFor,
} from './accounts.js';
import { implausibleFields } from './plausible.js';

describe('an e-mail address', () => {
  it('is one account in upper and lower case', () => {
    expect(emailSchema.parse('  Ada@Example.COM ')).toBe('ada@example.com');
  });
});

describe('a new password', () => {
  it('has at least 8 characters', () => {
    expect(newPasswordSchema.safeParse('1234567').success).toBe(false);
    expect(newPasswordSchema.safeParse('12345678').success).toBe(true);
  });

  it('has at most 72 bytes, counted in UTF-8 [R17]', () => {
    expect(newPasswordSchema.safeParse('x'.repeat(72)).success).toBe(true);
    expect(newPasswordSchema.safeParse('x'.repeat(73)).success).toBe(false);
    expect(newPasswordSchema.safeParse('é'.repeat(37)).success).toBe(false);
  });
});

describe('the login body', () => {
  it('signs in with an e-mail address and a password', () => {
    expect(loginSchema.parse({ email: 'a@b.co', password: 'x' })).toEqual({
      email: 'a@b.co',
      password: 'x',
    });
  });

  it('resets the password when it has a newpassword, and then needs the answer', () => {
    const withoutAnswer = loginSchema.safeParse({ email: 'a@b.co', newpassword: 'long enough' });
    expect(withoutAnswer.error?.issues[0]?.path).toEqual(['answer']);
  });

  it.each([undefined, null, 'text', [], { email: { $gt: '' }, password: 'x' }])(
    'refuses %j',
    (body) => {
      expect(loginSchema.safeParse(body).success).toBe(false);
    },
  );
});

describe('the profile form', () => {
  it('keeps the password when the field is left empty', () => {
    expect(profileSchema.parse({ address: 'Main St 1', password: '' }).password).toBeUndefined();
  });

  it('ignores an e-mail address and a role', () => {
    expect(profileSchema.parse({ address: 'Main St 1', email: 'x@y.zz', role: 1 })).toEqual({
      address: 'Main St 1',
    });
  });
});

describe('a phone number and an address', () => {
  it.each(['+44 (0)20 7946 0958 x 12', '5550', '٠١٢٣٤٥', '555-SHOP 1234'])(
    'may be unusual: phone %s',
    (phone) => {
      expect(implausibleFields({ phone })).toEqual([]);
    },
  );

  it.each(['Å 1 B', 'Rue de l’Été 3', '東京都千代田区1-1', 'The Mill'])(
    'may be unusual: address %s',
    (address) => {
      expect(implausibleFields({ address })).toEqual([]);
    },
  );

  it.each([
    ['phone', '1'],
    ['phone', 'call me'],
    ['address', 'A'],
    ['address', '- - -'],
  ])('is refused as a slip of the hand: %s %s', (field, text) => {
    expect(implausibleFields({ [field]: text })).toMatchObject([{ field }]);
  });

  it('stays valid where an account has it already', () => {
    const schema = profileSchemaFor({ phone: '-', address: '-' });
    expect(schema.safeParse({ phone: '-', address: '-', name: 'Ada' }).success).toBe(true);
    expect(schema.safeParse({ phone: '1', address: '-' }).error?.issues[0]?.path).toEqual([
      'phone',
    ]);
  });
});
