import { LANGUAGES, type Language } from '../shared/index.ts';
import { mergeAdditions } from './merge-additions.ts';
import { isEqual, mergeRecords, valueIn } from './merge-records.ts';
import type { FrameForms, FrameItem, FrameLogo, SiteFrameForm } from './site-frame.ts';

/** A part of a header or footer that two editors changed in different ways. */
export interface FrameClash {
  /** `lists.main`, `texts.topbar` */
  readonly part: string;
  /** The language of a text; absent for a part that all languages share. */
  readonly language?: Language;
}

/** What two editors made of a header or footer. */
export interface MergedFrames {
  readonly forms: FrameForms;
  /** Where one of them must give way; empty when the forms have the changes of both. */
  readonly clashes: readonly FrameClash[];
}

/**
 * A header or footer that two editors changed from the same state, with the changes of both.
 *
 * | both changed                                          | result                                        |
 * | ----------------------------------------------------- | --------------------------------------------- |
 * | different parts                                       | both                                          |
 * | the same text, logo or setting, differently           | a clash                                       |
 * | the same list, one of them only the texts of its items | both, unless they changed the same text, or one removed what the other changed |
 * | the same list, and both only added items              | both; mine first where they added at the same place |
 * | the items of the same list otherwise                  | a clash                                       |
 *
 * A clash in a list, a logo or a setting is decided for all languages, so that they still match.
 *
 * @param base what both began with
 * @param prefer whose value a clash takes
 */
export const mergeFrames = (
  base: FrameForms,
  mine: FrameForms,
  theirs: FrameForms,
  prefer: 'mine' | 'theirs' = 'mine',
): MergedFrames => {
  const clashes = clashesOf(base, mine, theirs);
  const isClash = (part: string, language: Language): boolean =>
    clashes.some((clash) => clash.part === part && (clash.language ?? language) === language);
  const forms: Partial<Record<Language, SiteFrameForm>> = { ...mine, ...theirs };
  for (const { language, before, own, other } of sharedForms(base, mine, theirs))
    forms[language] = mapParts(own, other, (part, one, two) =>
      isClash(part, language)
        ? { mine: one, theirs: two }[prefer]
        : mergePart(part, partOf(before, part), one, two),
    );
  return { forms, clashes };
};

/** A language that all three have. */
interface SharedForms extends Readonly<Record<'before' | 'own' | 'other', SiteFrameForm>> {
  readonly language: Language;
}

const sharedForms = (base: FrameForms, mine: FrameForms, theirs: FrameForms): readonly SharedForms[] =>
  LANGUAGES.flatMap((language) => {
    const [before, own, other] = [base[language], mine[language], theirs[language]];
    return before && own && other ? [{ language, before, own, other }] : [];
  });

const clashesOf = (base: FrameForms, mine: FrameForms, theirs: FrameForms): readonly FrameClash[] => {
  const clashes: FrameClash[] = [];
  const outlines = new Map<string, string>();
  /** Whether the languages that had the same items would have different ones. */
  const isUneven = (part: string, lists: readonly [own: Part, other: Part], merged: Part): boolean => {
    if (!part.startsWith('lists.')) return false;
    const before = JSON.stringify([part, ...lists.map((list) => idsOf(list as Items))]);
    const after = idsOf(merged as Items);
    const previous = outlines.get(before) ?? after;
    outlines.set(before, after);
    return previous !== after;
  };
  for (const { language, before, own, other } of sharedForms(base, mine, theirs))
    mapParts(own, other, (part, one, two) => {
      const isText = part.startsWith('texts.');
      const merged = mergePart(part, partOf(before, part), one, two);
      if (merged !== undefined && !isUneven(part, [one, two], merged)) return one;
      if (isText) clashes.push({ part, language });
      else if (!clashes.some((clash) => clash.part === part)) clashes.push({ part });
      return one;
    });
  return clashes;
};

type Part = SiteFrameForm[keyof SiteFrameForm][string];
type Parts = Readonly<Record<string, Part>>;

/** A form made part by part of two. */
const mapParts = (
  one: SiteFrameForm,
  two: SiteFrameForm,
  to: (part: string, own: Part, other: Part) => Part | undefined,
): SiteFrameForm =>
  Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      Object.fromEntries(
        Object.keys({ ...two[kind], ...one[kind] }).map((name) => {
          const [own, other] = [
            valueIn<Parts, string>(one[kind], name),
            valueIn<Parts, string>(two[kind], name),
          ];
          return [
            name,
            own !== undefined && other !== undefined ? to(`${kind}.${name}`, own, other) : (own ?? other),
          ];
        }),
      ),
    ]),
  ) as unknown as SiteFrameForm;

const KINDS = ['lists', 'logos', 'texts', 'settings'] as const;

const partOf = (form: SiteFrameForm, part: string): Part | undefined => {
  const [kind] = part.split('.', 1) as [keyof SiteFrameForm];
  return valueIn<Parts, string>(form[kind], part.slice(kind.length + 1));
};

/** `undefined` when both changed the same. */
const mergePart = (part: string, base: Part | undefined, mine: Part, theirs: Part): Part | undefined => {
  if (isEqual(theirs, base) || isEqual(mine, theirs)) return mine;
  if (isEqual(mine, base)) return theirs;
  if (base === undefined) return undefined;
  if (part.startsWith('logos.'))
    return mergeRecords(base as FrameLogo, mine as FrameLogo, theirs as FrameLogo);
  return part.startsWith('lists.') ? mergeItems(base as Items, mine as Items, theirs as Items) : undefined;
};

type Items = readonly FrameItem[];

/** Ids are the same in every language. */
const idsOf = (items: Items): string =>
  JSON.stringify(items.map(({ id, children }) => [id, idsOf(children)]));

const allOf = (items: Items): Items => items.flatMap((item) => [item, ...allOf(item.children)]);

/** Which items stand where, and what they link to. */
const outlineOf = (items: Items): string =>
  JSON.stringify(
    allOf(items).map(({ id, href, isCallToAction, children }) => [id, href, isCallToAction, children.length]),
  );

const ownOf = ({ children: _, ...own }: FrameItem): Omit<FrameItem, 'children'> => own;

/**
 * Ids of stored items are places: once the other editor moved items, an item is the same only where its content is, and
 * is the only one of that content.
 */
const mergeItems = (base: Items, mine: Items, theirs: Items): Items | undefined => {
  if (outlineOf(theirs) === outlineOf(base)) {
    const others = new Map(allOf(theirs).map((item) => [item.id, item]));
    return withChanges(mine, base, others);
  }
  if (outlineOf(mine) !== outlineOf(base)) return withBoth(base, mine, theirs);
  const changed = new Map<string, FrameItem>();
  const [before, after] = [byContent(base), byContent(theirs)];
  const own = new Map(allOf(mine).map((item) => [item.id, item]));
  for (const old of allOf(base)) {
    const item = own.get(old.id);
    if (item && !isEqual(ownOf(old), ownOf(item))) {
      const moved = after.get(contentOf(old));
      if (!moved || !before.get(contentOf(old))) return undefined;
      changed.set(moved.id, item);
    }
  }
  const replaced = (items: Items): Items =>
    items.map((item) => ({
      ...item,
      ...ownOf(changed.get(item.id) ?? item),
      id: item.id,
      children: replaced(item.children),
    }));
  return replaced(theirs);
};

/** The items by their content; `undefined` for one that several have. */
const byContent = (items: Items): ReadonlyMap<string, FrameItem | undefined> => {
  const found = new Map<string, FrameItem | undefined>();
  for (const item of allOf(items)) found.set(contentOf(item), found.has(contentOf(item)) ? undefined : item);
  return found;
};

const contentOf = (item: FrameItem): string => JSON.stringify({ ...ownOf(item), id: '' });

const isContentSame = (one: FrameItem, other: FrameItem): boolean => contentOf(one) === contentOf(other);

/** Items with what another editor changed in the same ones; an item that only one of them has is as that one made it. */
const withChanges = (
  items: Items,
  base: Items,
  others: ReadonlyMap<string, FrameItem>,
): Items | undefined => {
  const before = new Map(allOf(base).map((item) => [item.id, item]));
  const own = new Set(allOf(items).map(({ id }) => id));
  // What I removed, the other editor did not change.
  let isWhole = allOf(base).every(
    (item) => own.has(item.id) || isEqual(ownOf(item), ownOf(others.get(item.id) ?? item)),
  );
  const merged = (item: FrameItem): FrameItem => {
    const [old = item, other = item] = [before.get(item.id), others.get(item.id)];
    const content = mergeRecords(ownOf(old), ownOf(item), ownOf(other));
    if (content === undefined) isWhole = false;
    return { ...item, ...content, children: item.children.map(merged) };
  };
  const all = items.map(merged);
  return isWhole ? all : undefined;
};

/** The items that each editor added, with what I changed in the others. */
const withBoth = (base: Items, mine: Items, theirs: Items): Items | undefined =>
  mergeAdditions(base, mine, theirs, {
    isMine: (old, item) => old.id === item.id,
    isTheirs: isContentSame,
    join: (old, item, other) => {
      const children = withBoth(old.children, item.children, other.children);
      return children && { ...item, id: other.id, children };
    },
  });
