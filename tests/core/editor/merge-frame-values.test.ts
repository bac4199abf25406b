import { type FrameClash, type FrameForms, mergeFrames, type SiteFrameForm } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyFrameForm } from '#tests/support/models/any-frame.ts';
import { anyFrameEdit, type FrameEdit, inBoth, keyOf, withEdit } from '#tests/support/models/frame-edits.ts';

const anyForm = anyFrameForm('header').filter(({ lists }) => lists.main?.length !== 0);
const anyEdits = fc.array(anyFrameEdit, { maxLength: 5 });
const anyPreference = fc.constantFrom('mine' as const, 'theirs' as const);

const clashOf = ({ part, language }: FrameEdit): FrameClash =>
  part.startsWith('texts.') && language ? { part, language } : { part };

/** Every pair of edits that set the same value differently, as clashes; each once. */
const expectedClashes = (base: FrameForms, mine: readonly FrameEdit[], theirs: readonly FrameEdit[]) => {
  const lastOf = (edits: readonly FrameEdit[]) => new Map(edits.map((each) => [keyOf(each, base), each]));
  const others = lastOf(theirs);
  const pairs = [...lastOf(mine)].filter(([key, { value }]) => (others.get(key)?.value ?? value) !== value);
  return [...new Set(pairs.map(([, each]) => JSON.stringify(clashOf(each))))].toSorted();
};

/** Forms with a part of other forms. */
const withPart = (forms: FrameForms, others: FrameForms, { part, language }: FrameClash): FrameForms => {
  const [kind = '', name = ''] = part.split('.');
  return Object.fromEntries(
    Object.entries(forms).map(([each, form]) => {
      const taken = others[each as keyof FrameForms]?.[kind as 'texts'][name];
      return [
        each,
        (language ?? each) === each ? { ...form, [kind]: { ...form[kind as 'texts'], [name]: taken } } : form,
      ];
    }),
  );
};

describe('mergeFrames', () => {
  it.prop([anyForm, anyEdits, anyEdits, anyPreference])(
    'has every value that one editor changed, and names each that both changed differently once',
    (form, myEdits, theirEdits, prefer) => {
      const base = inBoth(form);
      const [mine, theirs] = [myEdits.reduce(withEdit, base), theirEdits.reduce(withEdit, base)];
      const { forms, clashes } = mergeFrames(base, mine, theirs, prefer);
      const expected = expectedClashes(base, myEdits, theirEdits);
      expect(clashes.map((clash) => JSON.stringify(clash)).toSorted()).toEqual(expected);
      const preferred = { mine, theirs }[prefer];
      const joined = [...theirEdits, ...myEdits].reduce(withEdit, base);
      expect(forms).toEqual(clashes.reduce((all, clash) => withPart(all, preferred, clash), joined));
    },
  );

  it.prop([anyForm, anyForm, anyForm])(
    'has a language that only one editor has, as that editor made it',
    (form, nl, tr) => {
      const merged = mergeFrames({ en: form }, { en: form, nl }, { en: form, tr });
      expect(merged).toEqual({ forms: { en: form, nl, tr }, clashes: [] });
      expect(mergeFrames({ en: form, nl }, { en: form }, { en: form, nl: tr }).forms.nl).toEqual(tr);
      expect(mergeFrames({}, { nl }, { nl: tr })).toEqual({ forms: { nl: tr }, clashes: [] });
    },
  );

  it.prop([anyForm, anyForm, fc.constantFrom('lists.main', 'logos.main', 'texts.topbar', 'settings.search')])(
    'has a part that one editor added, and a clash where both added a different one',
    (form, other, part) => {
      const [kind, name = ''] = part.split('.') as [keyof SiteFrameForm, string];
      const without = (from: SiteFrameForm): SiteFrameForm => {
        const { [name]: _, ...parts } = from[kind] as Record<string, never>;
        return { ...from, [kind]: parts };
      };
      const base = { en: without(form) };
      const mine = { en: form };
      const theirs = { en: { ...form, [kind]: { ...form[kind], [name]: other[kind][name] } } };
      expect(mergeFrames(base, mine, base)).toEqual({ forms: mine, clashes: [] });
      expect(mergeFrames(base, base, theirs)).toEqual({ forms: theirs, clashes: [] });
      const isEqual = JSON.stringify(mine) === JSON.stringify(theirs);
      const clash = kind === 'texts' ? { part, language: 'en' } : { part };
      expect(mergeFrames(base, mine, theirs)).toEqual({ forms: mine, clashes: isEqual ? [] : [clash] });
      expect(mergeFrames(base, mine, theirs, 'theirs').forms).toEqual(theirs);
    },
  );

  it.prop([anyForm, fc.constantFrom('texts', 'settings'), fc.string({ unit: fc.constantFrom('a', '.') })])(
    'has what only one editor changed, whatever the name of the part',
    (form, kind, name) => {
      const [base, changed] = ['before', 'after'].map((value) => ({
        en: { ...form, [kind]: { [name]: value } } as SiteFrameForm,
      })) as [FrameForms, FrameForms];
      expect(mergeFrames(base, changed, base)).toEqual({ forms: changed, clashes: [] });
      expect(mergeFrames(base, base, changed)).toEqual({ forms: changed, clashes: [] });
    },
  );
});
