import { describe, expect, test } from 'vitest';
import { checkAddress } from '../src/cluster/connection.js';
import { presentAddress } from '../src/address.js';
import { hidePasswords } from '../src/index.js';

/** An address, its secret parts, and how it is shown. */
const ADDRESSES: readonly (readonly [address: string, secrets: readonly string[], shown: string])[] = [
  ['redis://localhost', [], 'redis://localhost'],
  ['redis://localhost:6379/2', [], 'redis://localhost:6379/2'],
  ['rediss://[::1]:6379', [], 'rediss://[::1]:6379'],
  ['localhost:6379', [], 'localhost:6379'],
  ['redis://:hunter2@host:6379', ['hunter2'], 'redis://:***@host:6379'],
  ['redis://ann:hunter2@host:6379/0', ['hunter2'], 'redis://ann:***@host:6379/0'],
  ['rediss://ann:hunter2@host', ['hunter2'], 'rediss://ann:***@host'],
  ['REDIS://ann:hunter2@host', ['hunter2'], 'REDIS://ann:***@host'],
  ['redis://hunter2@host', ['hunter2'], 'redis://***@host'],
  ['redis://ann:p%40ss%2Fword@host', ['p%40ss', 'p@ss', 'word'], 'redis://ann:***@host'],
  ['redis://ann:100%secret@host', ['100', 'secret'], 'redis://ann:***@host'],
  ['redis://ann:hunt@er2@host', ['hunt', 'er2'], 'redis://ann:***@host'],
  ['redis://ann:pa:ss:word@host', ['pa:', 'ss', 'word'], 'redis://ann:***@host'],
  ['redis://ann:two words@host', ['two', 'words'], 'redis://ann:***@host'],
  ['redis://ann:パスワード@host', ['パス'], 'redis://ann:***@host'],
  ['redis://:hunt/er2@host:6379', ['hunt', 'er2'], 'redis://***'],
  ['redis://:hunt?er2@host:6379', ['hunt', 'er2'], 'redis://***'],
  // A URL parser reads this as the host "ann" with port 1.
  ['redis://ann:1#er2@host:6379', ['1#', 'er2'], 'redis://***'],
  ['redis://host:6379/0?password=hunter2', ['hunter2'], 'redis://host:6379/0'],
  ['redis://host:6379/0?password=hun@ter2', ['hun', 'ter2'], 'redis://***'],
  ['redis://ann:hunter2', ['hunter2'], 'redis://***'],
  ['redis://:hunter2', ['hunter2'], 'redis://***'],
  ['redis://host/hunter2', ['hunter2'], 'redis://***'],
  ['redis://ann:hunter2@', ['hunter2'], 'redis://ann:***@***'],
  ['redis:/ann:hunter2@host', ['hunter2'], '***'],
  ['redis:ann:hunter2@host', ['ann:hunter2'], 'redis:***@host'],
  ['ann:hunter2@host:6379', ['hunter2'], 'ann:***@host:6379'],
  [':hunter2@host', ['hunter2'], ':***@host'],
  ['http://ann:hunter2@host', ['hunter2'], 'http://ann:***@host'],
  ['redis://ann:hunter2@ho st', ['hunter2'], 'redis://ann:***@***'],
  ['redis://ann:hunter2\n@host', ['hunter2'], 'redis://ann:***@host'],
  ['', [], '***'],
];

describe('an address without its password', () => {
  test.each(ADDRESSES)('%j hides %j: %s', (address, secrets, shown) => {
    expect(presentAddress(address)).toBe(shown);
    for (const secret of secrets) expect(presentAddress(address)).not.toContain(secret);
  });

  test.each(ADDRESSES)('a text with %j shows none of %j', (address, secrets) => {
    const text = hidePasswords(`connect ECONNREFUSED "${address}"; what now (${address}), ${address}.`, [
      address,
    ]);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toMatch(/^connect ECONNREFUSED ".*"; what now \(.*\), .*\.$/s);
  });

  test.each(ADDRESSES)('an error about %j, valid or not, shows none of %j', (address, secrets) => {
    let message = '';
    try {
      checkAddress(address);
    } catch (error) {
      message = `${(error as Error).message} ${(error as { value?: string }).value}`;
      expect(error).toMatchObject({ code: 'jobs/bad-address' });
    }
    for (const secret of secrets) expect(message).not.toContain(secret);
  });
});

describe('a text from elsewhere', () => {
  const address = 'redis://ann:p%40ss%2Fword@host';

  test.each(['p%40ss%2Fword', 'p@ss/word'])('hides the password written as %s', (secret) => {
    expect(hidePasswords(`ERR AUTH ann ${secret} failed`, [address])).toBe('ERR AUTH ann *** failed');
  });

  test('hides the passwords of other addresses', () => {
    expect(hidePasswords('see redis://ann:hunter2@host:6379/0; or rediss://:x@[::1]:1.')).toBe(
      'see redis://ann:***@host:6379/0; or rediss://:***@[::1]:1.',
    );
  });

  test('is not changed when there is nothing to hide', () => {
    const text = 'connect ECONNREFUSED 127.0.0.1:6379, as in redis://localhost:6379';
    expect(hidePasswords(text, ['redis://127.0.0.1:6379'])).toBe(text);
  });
});

test.each([
  'redis://localhost',
  'redis://localhost:6379/2',
  'rediss://[::1]:6379',
  'redis://ann:p%40ss%2Fword@host',
  'redis://ann:hunt@er2@host',
  'redis://host:6379/0?family=6',
])('%s can be an address', (address) => {
  expect(() => checkAddress(address)).not.toThrow();
});
