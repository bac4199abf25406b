import { openAccreditation, signedText, signVisit } from '@fairdesk/core/partners';
import { anyFairInstant, memoryAccreditation, memoryVisitSigner } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const signer = memoryVisitSigner();
const ownOrigin = 'https://desk.fair.example';
const hosts = ['connect.example'];
const at = (now: Date) => signVisit({ signer, clock: () => now, ownOrigin, hosts });
const anyName = fc.string({ minLength: 1 });

describe('signVisit', () => {
  it.prop([anyName, anyName, anyFairInstant, fc.webPath()])(
    'signs exactly the fields of the form, for the present second',
    (contactref, expo, now, path) => {
      const redirect = `/aqua${path.startsWith('/') ? path : `/${path}`}`;
      const { check, ...fields } = at(now)({ contactref, expo, redirect })._unsafeUnwrap();
      expect(fields).toEqual({
        contactref,
        expo,
        time: String(now.getTime() / 1000),
        redirect_url: `${ownOrigin}${redirect}`,
      });
      expect(check).toBe(signer.sign(signedText(fields)));
    },
  );

  it.prop([
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '/', '//', '/\\', 'https://', 'https:', 'http://'),
  ])('never leads to a host that is neither ours nor listed', (rest, start) => {
    const signed = at(new Date())({ contactref: 'a', expo: 'b', redirect: `${start}${rest}` });
    if (signed.isErr()) {
      expect(signed.error.kind).toBe('rejected');
      return;
    }
    const { protocol, host } = new URL(signed.value.redirect_url);
    expect(protocol).toBe('https:');
    expect(['desk.fair.example', 'connect.example']).toContain(host);
  });

  it.each([
    { contactref: '', expo: 'aqua' },
    { contactref: 'cw27', expo: '' },
  ])('needs a participation or brand, and an event: %j', (who) => {
    const signed = at(new Date())({ ...who, redirect: '/' });
    expect(signed._unsafeUnwrapErr().kind).toBe('not-found');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', ''])(
    'rejects the address %j',
    (redirect) => {
      const signed = at(new Date())({ contactref: 'a', expo: 'b', redirect });
      expect(signed._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', reason: 'redirect-not-allowed' });
    },
  );
});

describe('openAccreditation', () => {
  const open = openAccreditation(memoryAccreditation(['cw27'], 'badges.example'), ['badges.example']);

  it('creates a new address for each view', async () => {
    const [one, two] = [await open('cw27'), await open('cw27')].map((result) => result._unsafeUnwrap());
    expect(one).toMatch(/^https:\/\/badges\.example\//);
    expect(one).not.toBe(two);
  });

  it('calls nothing without the number of the participation', async () => {
    const never = { redirectAddress: () => expect.fail('It was called') };
    expect((await openAccreditation(never, [])('  '))._unsafeUnwrapErr().kind).toBe('not-found');
  });

  const anyNear = fc
    .tuple(
      fc.constantFrom('https:', 'http:', ''),
      fc.constantFrom(
        '//badges.example',
        '//badges.example.evil.example',
        '//badges.example@evil.example',
        '//BADGES.example',
      ),
      fc.constantFrom('/', ':443/', ':8443/', '\\', '?', '#'),
    )
    .map((parts) => parts.join(''));

  it.prop([fc.oneof(fc.webUrl(), fc.string(), { weight: 4, arbitrary: anyNear })])(
    'never gives an address outside the list, and never names it in a failure',
    async (address) => {
      const elsewhere = `${address}secret-ticket`;
      const opened = await openAccreditation({ redirectAddress: () => okAsync(elsewhere) }, [
        'badges.example',
      ])('cw27');
      if (opened.isOk()) expect(new URL(opened.value).host).toBe('badges.example');
      else expect(JSON.stringify(opened.error)).not.toContain('secret-ticket');
    },
  );
});
