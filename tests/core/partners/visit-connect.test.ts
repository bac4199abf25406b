import {
  EDITING_CHECK,
  FORM_LIFE_SECONDS,
  isAllowedAddress,
  isFresh,
  showsAccreditation,
  signedText,
} from '@fairdesk/core/partners';
import { anyFairInstant } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyFields = fc.record({
  contactref: fc.string(),
  expo: fc.string(),
  time: fc.string(),
  redirect_url: fc.string(),
});

describe('signedText', () => {
  it.prop([anyFields, anyFields])('is equal for equal forms only', (one, other) => {
    expect(signedText(one) === signedText(other)).toBe(
      JSON.stringify(Object.values(one)) === JSON.stringify(Object.values(other)),
    );
  });

  it.prop([fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), fc.string()])(
    'never lets characters move from one value to the next',
    (start, end, expo) => {
      const rest = { time: '1', redirect_url: '' };
      expect(signedText({ contactref: start + end, expo, ...rest })).not.toBe(
        signedText({ contactref: start, expo: end + expo, ...rest }),
      );
    },
  );
});

describe('the text that the check signs', () => {
  it('is each value after its length, and the editing check is a fixed word', () => {
    expect(signedText({ contactref: 'ab', expo: 'c', time: '17', redirect_url: '' })).toBe('2:ab1:c2:170:');
    expect(EDITING_CHECK).toBe('isEditing');
  });
});

describe('isFresh', () => {
  it('expires after five minutes, and accepts digits only', () => {
    const at = (seconds: number) => new Date(seconds * 1000);
    expect([300, 301].map((age) => isFresh('1700000000', at(1_700_000_000 + age)))).toEqual([true, false]);
    expect(['+1', ' 1', '1 ', '1e0', '1.0', '0x1', ''].filter((time) => isFresh(time, at(1)))).toEqual([]);
  });

  it.prop([anyFairInstant, fc.integer({ min: -1000, max: 1000 })])(
    'lasts five minutes, whichever clock is ahead',
    (now, age) => {
      const time = String(now.getTime() / 1000 - age);
      expect(isFresh(time, now)).toBe(Math.abs(age) <= FORM_LIFE_SECONDS);
    },
  );

  it.prop([fc.string()])('is false for an invalid time', (time) => {
    fc.pre(!/^\d+$/.test(time));
    expect(isFresh(time, new Date())).toBe(false);
  });
});

describe('isAllowedAddress', () => {
  const hosts = ['connect.example'];

  it.prop([fc.webPath(), fc.webQueryParameters()])('allows any page of an allowed host', (path, query) => {
    expect(isAllowedAddress(`https://connect.example${path}?${query}`, hosts)).toBe(true);
    expect(isAllowedAddress('https://CONNECT.example', hosts)).toBe(true);
  });

  it.prop([fc.string({ unit: 'binary' })])(
    'never allows an address that a browser resolves to another host',
    (end) => {
      for (const start of [
        'https://connect.example',
        'https:',
        'http://connect.example',
        '//connect.example',
        '',
      ]) {
        if (!isAllowedAddress(start + end, hosts)) continue;
        const url = new URL(start + end);
        expect([url.protocol, url.hostname, url.username, url.port]).toEqual([
          'https:',
          'connect.example',
          '',
          '',
        ]);
      }
    },
  );

  it.each([
    'https://connect.example.evil.example/',
    'javascript:alert(1)//https://connect.example',
    ' https://connect.example',
    'https://connect.example@evil.example/',
    'https://connect.example:8443/',
    'https://connect.example\\@evil.example',
    '/\\connect.example',
    'javascript://connect.example/%0aalert(1)',
  ])('rejects %s', (address) => {
    expect(isAllowedAddress(address, hosts)).toBe(false);
  });
});

describe('showsAccreditation', () => {
  it.prop([fc.string(), fc.boolean()])(
    'needs an address, except in the page editor',
    (address, isEditing) => {
      expect(showsAccreditation(address, isEditing)).toBe(isEditing || address.length > 0);
    },
  );
});
