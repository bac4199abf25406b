import { type FrameForms, mergeFrames, type SiteFrameForm } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { anyFrameForm } from '#tests/support/models/any-frame.ts';
import { inBoth, stored } from '#tests/support/models/frame-edits.ts';

const anyForms = anyFrameForm('header').map(inBoth);

/** A form with some parts of another one. */
const mixed = (one: SiteFrameForm, other: SiteFrameForm, kinds: readonly (keyof SiteFrameForm)[]) =>
  Object.assign({}, one, ...kinds.map((kind) => ({ [kind]: other[kind] }))) as SiteFrameForm;

const KINDS = ['lists', 'logos', 'texts', 'settings'] as const;

type Items = SiteFrameForm['lists'][string];

/** Where an editor adds an item to the menu: in it, or below one of its items. */
const anyAddition = fc.record({ below: fc.option(fc.nat(2), { nil: undefined }), index: fc.nat(3) });
type Addition = typeof anyAddition extends fc.Arbitrary<infer T> ? T : never;

const added = (who: string, number: number): Items[number] => ({
  ...{ id: `new-${number}`, title: `${who} ${number}`, text: '', href: '/', target: '', icon: '' },
  ...{ isCallToAction: false, children: [] },
});

const withItems = (base: Items, who: string, additions: readonly Addition[]): Items =>
  additions.reduce<Items>((items, { below, index }, number) => {
    const into = (list: Items) => list.toSpliced(Math.min(index, list.length), 0, added(who, number));
    const parent = below === undefined ? undefined : items[below];
    return parent === undefined
      ? into(items)
      : items.map((item) => (item === parent ? { ...item, children: into(item.children) } : item));
  }, base);

/** Without ids, and without what the other editor added. */
const contentWithout = (items: Items, who: string): Items =>
  items
    .filter(({ title }) => !title.startsWith(`${who} `))
    .map((item) => ({ ...item, id: '', children: contentWithout(item.children, who) }));

describe('mergeFrames', () => {
  it.prop([
    anyFrameForm('header'),
    fc.array(anyAddition, { maxLength: 4 }),
    fc.array(anyAddition, { maxLength: 4 }),
  ])('holds all that both only added to a list, in the order of each', (form, mine, theirs) => {
    const base: SiteFrameForm = { ...form, lists: { ...form.lists, main: stored(form.lists.main ?? []) } };
    const main = base.lists.main ?? [];
    const withMain = (items: Items) => inBoth({ ...base, lists: { ...base.lists, main: items } });
    const [own, other] = [withItems(main, 'mine', mine), stored(withItems(main, 'theirs', theirs))];
    const { forms, clashes } = mergeFrames(inBoth(base), withMain(own), withMain(other));
    expect(clashes).toEqual([]);
    const merged = forms.en?.lists.main ?? [];
    expect(contentWithout(merged, 'theirs')).toEqual(contentWithout(own, 'theirs'));
    expect(contentWithout(merged, 'mine')).toEqual(contentWithout(other, 'mine'));
    expect(forms).toEqual(withMain(merged));
  });

  it.prop([
    anyFrameForm('header'),
    fc.constantFrom(...KINDS),
    fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
    fc.boolean(),
  ])('has a part that one of them added or removed, whatever its name', (form, kind, name, isAdded) => {
    const [part] = Object.values<unknown>(form[kind]);
    const named = Object.fromEntries([...Object.entries<unknown>(form[kind]), [name, part]]);
    const withPart = inBoth({ ...form, [kind]: named });
    const [base, changed] = isAdded ? [inBoth(form), withPart] : [withPart, inBoth(form)];
    for (const merged of [mergeFrames(base, changed, base), mergeFrames(base, base, changed)]) {
      expect(merged.clashes).toEqual([]);
      // With an own `__proto__`, which most comparisons of objects leave out.
      expect(JSON.stringify(merged.forms)).toBe(JSON.stringify(isAdded ? changed : base));
    }
  });

  it.prop([anyForms, anyForms])('takes the change of the only one who changed', (base, changed) => {
    expect(mergeFrames(base, changed, base)).toEqual({ forms: changed, clashes: [] });
    expect(mergeFrames(base, base, changed)).toEqual({ forms: changed, clashes: [] });
    expect(mergeFrames(base, changed, changed)).toEqual({ forms: changed, clashes: [] });
  });

  it.prop([anyFrameForm('header'), anyFrameForm('header'), anyFrameForm('header'), fc.subarray([...KINDS])])(
    'has the changes of both in different parts',
    (base, one, two, kinds) => {
      const others = KINDS.filter((kind) => !kinds.includes(kind));
      const mine = mixed(base, one, kinds);
      const theirs = mixed(base, two, others);
      const { forms, clashes } = mergeFrames(inBoth(base), inBoth(mine), inBoth(theirs));
      expect(clashes).toEqual([]);
      expect(forms).toEqual(inBoth(mixed(mine, theirs, others)));
    },
  );

  it.prop([anyForms, anyForms, anyForms])(
    'gives clashes to the one who is preferred',
    (base, mine, theirs) => {
      const { forms: kept, clashes } = mergeFrames(base, mine, theirs, 'mine');
      const { forms: taken } = mergeFrames(base, mine, theirs, 'theirs');
      for (const { part, language } of clashes) {
        const [kind = '', name = ''] = part.split('.');
        const at = (forms: FrameForms, each: 'en' | 'nl') => forms[each]?.[kind as keyof SiteFrameForm][name];
        for (const each of ['en', 'nl'] as const) {
          if ((language ?? each) !== each) continue;
          expect([at(kept, each), at(taken, each)]).toEqual([at(mine, each), at(theirs, each)]);
        }
      }
    },
  );

  example('finds an item again that the other editor moved', () => {
    const item = (id: string, title: string) => ({
      ...{ id, title, text: '', href: `/${title}`, target: '' as const, icon: '' },
      ...{ isCallToAction: false, children: [] },
    });
    const header = (main: SiteFrameForm['lists'][string]): FrameForms => ({
      en: { lists: { main }, logos: {}, texts: {}, settings: {} },
    });
    const base = header([item('main.0', 'a'), item('main.1', 'b')]);
    const theirs = header([item('main.0', 'new'), item('main.1', 'b'), item('main.2', 'a')]);
    const mine = header([{ ...item('main.0', 'a'), title: 'A' }, item('main.1', 'b')]);
    const { forms, clashes } = mergeFrames(base, mine, theirs);
    expect(clashes).toEqual([]);
    expect(forms.en?.lists.main?.map(({ id, title }) => [id, title])).toEqual([
      ['main.0', 'new'],
      ['main.1', 'b'],
      ['main.2', 'A'],
    ]);
    const removed = mergeFrames(base, mine, header([item('main.0', 'b')]));
    expect(removed.clashes).toEqual([{ part: 'lists.main' }]);
  });
});
