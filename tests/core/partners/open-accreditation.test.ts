import { openAccreditation, showsAccreditation } from '@fairdesk/core/partners';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const HOSTS = ['connect.example'];
const open = (address: string) => openAccreditation({ redirectAddress: () => okAsync(address) }, HOSTS);

describe('openAccreditation', () => {
  it.prop([
    fc.constantFrom('https://connect.example/x', 'http://connect.example/x', 'https://other.example/x'),
  ])('never returns, nor names, an address that is not https on an allowed host', async (address) => {
    const opened = await open(address)('7');
    if (address.startsWith('https://connect.example')) expect(opened._unsafeUnwrap()).toBe(address);
    else
      expect(opened._unsafeUnwrapErr()).toEqual({
        kind: 'malformed',
        source: 'accreditation service',
        detail: 'the address is not https on an allowed host',
      });
  });

  it.prop([fc.constantFrom('', ' ', '  ')])('finds nothing without a number', async (uid) => {
    expect((await open('https://connect.example')(uid))._unsafeUnwrapErr()).toEqual({
      kind: 'not-found',
      what: 'the number of the participation',
    });
  });
});

describe('showsAccreditation', () => {
  it.prop([fc.constantFrom('', '/accreditation'), fc.boolean()])(
    'is true with an address, and always while the page is edited',
    (address, isEditing) => {
      expect(showsAccreditation(address, isEditing)).toBe(isEditing || address === '/accreditation');
    },
  );
});
