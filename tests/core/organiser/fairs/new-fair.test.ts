import { FAIR_SLUG_MAX, type NewFair, newFairFaults, suggestedSlug } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { NEW_FAIR } from '#tests/support/worlds/new-fair.ts';

const codesOf = (form: NewFair) => newFairFaults(form).map(({ path, code }) => `${path} ${code}`);

describe('a new fair', () => {
  it.prop([fc.string({ unit: 'grapheme', maxLength: 120 })])(
    'gets a suggested slug that is accepted, whatever its name',
    (name) => {
      const slug = suggestedSlug(name);
      expect(slug.length).toBeLessThanOrEqual(FAIR_SLUG_MAX);
      fc.pre(slug !== '');
      expect(codesOf({ ...NEW_FAIR, slug }).filter((code) => code !== 'slug fair-slug-taken')).toEqual([]);
    },
  );

  it.each([
    [{ slug: '' }, 'slug forms-required'],
    [{ slug: 'Aqua' }, 'slug fair-slug-invalid'],
    [{ slug: 'aqua/2028' }, 'slug fair-slug-invalid'],
    [{ slug: 'aqua--2028' }, 'slug fair-slug-invalid'],
    [{ slug: 'a'.repeat(61) }, 'slug forms-maxlength'],
    [{ languages: [] }, 'languages fair-needs-language'],
    [{ brandColour: 'red' }, 'brandColour forms-colour'],
    [{ brandColour: '#0a5c4a;}' }, 'brandColour forms-colour'],
  ] as const)('with %j reports %s', (part, code) => {
    expect(codesOf({ ...NEW_FAIR, ...part })).toEqual([code]);
  });
});
