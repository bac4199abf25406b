import { mergeAdditions } from './merge-additions.ts';
import type { FieldRecord } from './page-document.ts';

/** Whether two values of a document have the same content, whatever the order of the values of a record. */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other);
  const [old, now] = [one as FieldRecord, other as FieldRecord];
  return (
    isList(one) === isList(other) &&
    Object.keys({ ...old, ...now }).every((name) => isEqual(valueIn(old, name), valueIn(now, name)))
  );
};

/** A record's own value: `undefined` for the name of a member that every object has, such as `constructor`. */
export const valueIn = <Values extends object, Name extends keyof Values>(
  values: Values,
  name: Name,
): Values[Name] | undefined => (Object.hasOwn(values, name) ? values[name] : undefined);

/**
 * Values by name that both may have changed, added or removed. A list or a record that both changed is merged in turn.
 *
 * @returns `undefined` when a value cannot be merged
 */
export const mergeRecords = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Values | undefined => {
  const merged = new Map<string, unknown>();
  for (const name of Object.keys({ ...base, ...mine, ...theirs }) as (keyof Values & string)[]) {
    const [before, own, other] = [valueIn(base, name), valueIn(mine, name), valueIn(theirs, name)];
    const isClash = ![before, other].some((value) => isEqual(own, value)) && !isEqual(other, before);
    const value = isClash ? mergeContents(before, own, other) : isEqual(own, before) ? other : own;
    if (value !== undefined) merged.set(name, value);
    else if (isClash) return undefined;
  }
  return Object.fromEntries(merged) as Values;
};

/** What both changed in a list, or in a record such as a link; `undefined` for other values. */
const mergeContents = (base: unknown = [], mine: unknown, theirs: unknown): unknown => {
  if (isList(base) && isList(mine) && isList(theirs)) return mergeLists(base, mine, theirs);
  return isRecord(base) && isRecord(mine) && isRecord(theirs) ? mergeRecords(base, mine, theirs) : undefined;
};

type List = readonly unknown[];

/** The items that each of two editors added or changed; a tag that both added is there once. */
const mergeLists = (base: List, mine: List, theirs: List): List | undefined => {
  const added = theirs.filter((item) => base.includes(item) || !mine.includes(item));
  return mergeAdditions(base, mine, added, {
    isMine: isSameItem(base, mine),
    isTheirs: isSameItem(base, added),
    join: (item, own, other) => mergeRecords({ item }, { item: own }, { item: other })?.item,
  });
};

/** Items have no ids: in a list as long as before, of which none has moved, each is the one at its place. */
const isSameItem = (base: List, list: List): ((before: unknown, item: unknown) => boolean) => {
  const hasMoved = (item: unknown, place: number) =>
    !isEqual(item, base[place]) && base.some((other) => isEqual(other, item));
  return list.length === base.length && !list.some(hasMoved) ? () => true : isEqual;
};

const isList: (content: unknown) => content is List = Array.isArray;
const isRecord = (content: unknown): content is FieldRecord =>
  typeof content === 'object' && content !== null && !isList(content);
