import { articleIdOf, eventIdOf, participationIdOf } from '@fairdesk/core/shared';
import { anyEventId, anyParticipationId } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('eventIdOf', () => {
  it.prop([anyEventId])('accepts digits', (id) => {
    expect(eventIdOf(id)).toBe(id);
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('0', '7', '٣', '-', '.', ' ', '\n'), maxLength: 4 }),
  );

  it.prop([anyText])('never accepts anything but digits', (text) => {
    if (eventIdOf(text) !== undefined) expect(text).toMatch(/^[0-9]+$/);
  });

  it.each(['', ' 1', '1\n', '1e3', '-1', '٣', '1'.repeat(19)])('rejects %j', (text) => {
    expect(eventIdOf(text)).toBeUndefined();
  });
});

describe('participationIdOf', () => {
  it.prop([anyParticipationId])('accepts letters, digits and dashes', (id) => {
    expect(participationIdOf(id)).toBe(id);
  });

  it.each(['', '../x', 'a/b', 'a b', 'ı', 'x'.repeat(65), 'a\n'])('rejects %j', (text) => {
    expect(participationIdOf(text)).toBeUndefined();
  });
});

describe('articleIdOf', () => {
  it.prop([fc.uuid(), fc.boolean(), fc.boolean()])(
    'reads an id in any spelling as 32 digits in lower case',
    (id, isCapital, isBraced) => {
      const spelt = isCapital ? id.toUpperCase() : id;
      expect(articleIdOf(isBraced ? `{${spelt}}` : spelt)).toBe(id.replaceAll('-', ''));
    },
  );

  it.prop([fc.stringMatching(/^[0-9a-f]{30,34}$/), fc.constantFrom('', 'g', ' ', '/')])(
    'never accepts a digit too few or too many, nor another character',
    (digits, other) => {
      const isId = digits.length === 32 && other === '';
      expect(articleIdOf(`${digits}${other}`)).toBe(isId ? digits : undefined);
      expect(articleIdOf(`${other}${digits}`)).toBe(isId ? digits : undefined);
    },
  );
});
