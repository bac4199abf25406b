import {
  AUDIENCE_KINDS,
  type Audience,
  audienceOf,
  audienceText,
  EVERYONE,
  isInAudience,
  needsPlaces,
} from '@fairdesk/core/events';
import { anyTitle } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const hostile = fc.constantFrom('a|b', '100%', '%7C', 'hall:8', 'type:X', 'EXHIBITOR', '%25', ':');
const anyValues = fc.uniqueArray(fc.oneof(anyTitle, hostile), { maxLength: 4 });
const anyAudience: fc.Arbitrary<Audience> = fc.record({
  type: anyValues,
  hall: anyValues,
  category: anyValues,
  segment: anyValues,
  participation: anyValues,
});

describe('audienceOf', () => {
  it('reads a list of participation types, as imports write it', () => {
    expect(audienceOf('EXHIBITOR | PARTNER')).toEqual({ ...EVERYONE, type: ['EXHIBITOR', 'PARTNER'] });
  });

  it('reads halls, categories and segments', () => {
    expect(audienceOf('START_UP|hall:8|hall:10|category:pumps|segment:vip')).toEqual({
      ...EVERYONE,
      type: ['START_UP'],
      hall: ['8', '10'],
      category: ['pumps'],
      segment: ['vip'],
    });
  });

  it('ignores white space around a value', () => {
    expect(audienceOf(' hall: 8 | type: X ')).toEqual({ ...EVERYONE, hall: ['8'], type: ['X'] });
  });

  it('reads an unknown kind as a type, so that it excludes companies rather than including them', () => {
    expect(audienceOf('colour:red').type).toEqual(['colour:red']);
  });

  it.prop([anyAudience])('reads back what audienceText writes', (audience) => {
    expect(audienceOf(audienceText(audience))).toEqual(audience);
  });

  it.prop([fc.uniqueArray(fc.stringMatching(/^[A-Z][A-Z0-9_]{0,20}$/))])(
    'writes participation types as imports do',
    (type) => {
      expect(audienceText({ ...EVERYONE, type })).toBe(type.join('|'));
    },
  );
});

describe('needsPlaces', () => {
  it.prop([anyAudience, fc.subarray([...AUDIENCE_KINDS])])(
    'is true exactly where a hall, a category or a segment is named',
    (audience, blank) => {
      const named = AUDIENCE_KINDS.filter((kind) => !blank.includes(kind) && audience[kind].length > 0);
      const narrow = { ...audience, ...Object.fromEntries(blank.map((kind) => [kind, []])) };
      const isPlaced = named.some((kind) => ['hall', 'category', 'segment'].includes(kind));
      expect(needsPlaces(narrow)).toBe(isPlaced);
      for (const kind of AUDIENCE_KINDS)
        expect(needsPlaces({ ...EVERYONE, [kind]: ['8'] })).toBe(
          ['hall', 'category', 'segment'].includes(kind),
        );
    },
  );
});

/** An audience, and a company that has some of its values. */
const anyMatch: fc.Arbitrary<readonly [Audience, Audience]> = fc
  .tuple(anyAudience, anyAudience, fc.subarray([...AUDIENCE_KINDS]))
  .map(([audience, company, others]) => [
    audience,
    Object.fromEntries(
      AUDIENCE_KINDS.map((kind) => [
        kind,
        others.includes(kind) ? company[kind] : [...company[kind], ...audience[kind].slice(0, 1)],
      ]),
    ) as unknown as Audience,
  ]);

describe('isInAudience', () => {
  it.prop([anyAudience])('includes every company when nothing is named', (company) => {
    expect(isInAudience(EVERYONE, company)).toBe(true);
  });

  it.prop([anyMatch, fc.constantFrom(...AUDIENCE_KINDS)])(
    'never includes more companies when another kind is named',
    ([audience, company], kind) => {
      const wider = { ...audience, [kind]: [] };
      if (isInAudience(audience, company)) expect(isInAudience(wider, company)).toBe(true);
    },
  );

  it.prop([anyMatch, fc.constantFrom(...AUDIENCE_KINDS), anyTitle])(
    'never excludes a company when another value of a named kind is added',
    ([audience, company], kind, value) => {
      fc.pre(audience[kind].length > 0);
      const wider = { ...audience, [kind]: [...audience[kind], value] };
      if (isInAudience(audience, company)) expect(isInAudience(wider, company)).toBe(true);
    },
  );

  it('requires one value of every kind', () => {
    const startUpsInHall8 = audienceOf('START_UP|hall:8');
    const company = (type: string, hall: string) => ({ ...EVERYONE, type: [type], hall: [hall] });
    expect(isInAudience(startUpsInHall8, company('START_UP', '8'))).toBe(true);
    expect(isInAudience(startUpsInHall8, company('START_UP', '10'))).toBe(false);
    expect(isInAudience(startUpsInHall8, company('EXHIBITOR', '8'))).toBe(false);
  });

  it.prop([anyAudience, anyAudience])(
    'depends on type and participation only, unless it needs places',
    ({ type, participation }, company) => {
      const audience = { ...EVERYONE, type, participation };
      expect(needsPlaces(audience)).toBe(false);
      const bare = { ...EVERYONE, type: company.type, participation: company.participation };
      expect(isInAudience(audience, bare)).toBe(isInAudience(audience, company));
    },
  );
});
