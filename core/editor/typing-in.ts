import { isEqual, valueIn } from './merge-records.ts';
import type { FieldContent, FieldRecord } from './page-document.ts';

/**
 * Where in a field its only changed text is: `''` for the field itself, `.2.Title` in a list. `undefined` when another
 * change was made, such as an item that was added, moved or deleted: that is a step of its own.
 */
export const typingIn = (before: FieldContent | undefined, after: FieldContent): string | undefined => {
  // A text that a field lacks is an empty one.
  if (typeof after === 'string') return typeof (before ?? '') === 'string' ? '' : undefined;
  if (!isRecord(after) || !(isRecord(before) || before === undefined)) return undefined;
  if (lengthOf(after) !== lengthOf(before)) return undefined;
  const names = Object.keys({ ...before, ...after });
  const was = (name: string): FieldContent | undefined => before && valueIn(before, name);
  const is = (name: string): FieldContent => valueIn(after, name) ?? '';
  const [changed, ...others] = names.filter((name) => !isEqual(was(name) || '', is(name) || ''));
  if (changed === undefined || others.length > 0) return undefined;
  const inside = typingIn(was(changed), is(changed));
  return inside === undefined ? undefined : `.${changed}${inside}`;
};

/** Items by their places are read like values by their names. */
const isRecord = (content: FieldContent | undefined): content is FieldRecord =>
  typeof content === 'object' && content !== null;

const lengthOf = (content: FieldContent | undefined): number => (Array.isArray(content) ? content.length : 0);
