import { type DeletionTarget, deleteTarget, isDeletionConfirmed } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const PERSON: DeletionTarget = { kind: 'person', email: 'anna@kas.example' };

describe('isDeletionConfirmed', () => {
  it.prop([fc.string({ unit: 'grapheme' })])('is true for the name itself in any normal form', (name) => {
    for (const form of ['NFC', 'NFD'] as const)
      expect(isDeletionConfirmed(name, ` ${name.normalize(form)} `)).toBe(true);
  });

  it.prop([fc.stringMatching(/^[A-Za-z0-9]{1,20}$/)])('is never true for a longer name or none', (name) => {
    expect(isDeletionConfirmed(name, `${name}x`)).toBe(false);
    expect(isDeletionConfirmed(name, '')).toBe(false);
  });

  it.each([
    ['İstanbul Işık A.Ş.', 'istanbul ışık aş'],
    ['Müller & Söhne', 'MÜLLER & SÖHNE'],
    ['anna@kas.example', 'Anna@Kas.example'],
    ['!!!', '!!!'],
    [' !!! ', '!!!'],
  ])('accepts %s typed as %s', (name, typed) => {
    expect(isDeletionConfirmed(name, typed)).toBe(true);
  });

  it('needs the signs of a name that has no letters', () => {
    expect(isDeletionConfirmed('!!!', '')).toBe(false);
    expect(isDeletionConfirmed('!!!', '???')).toBe(false);
  });
});

describe('deleteTarget', () => {
  it('sends nothing until the name is typed', async () => {
    const calls: unknown[] = [];
    const run = deleteTarget({
      delete: (...call) => {
        calls.push(call);
        return okAsync(undefined);
      },
    });
    const refused = await run(PERSON, { name: 'anna@kas.example' }, 'bo@kas.example');
    expect(refused._unsafeUnwrapErr()).toMatchObject({
      kind: 'rejected',
      fields: [{ path: 'typed', code: 'deletion-name' }],
    });
    expect(calls).toEqual([]);
    await run(PERSON, { name: 'anna@kas.example' }, 'ANNA@kas.example');
    expect(calls).toEqual([[PERSON, 'ANNA@kas.example']]);
  });
});
