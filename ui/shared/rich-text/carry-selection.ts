import type { Node as TextNode } from '@tiptap/pm/model';

/** Marks both ends of a selection. A noncharacter of Unicode: no keyboard types it. */
const MARK = '\uFDD0';

/** What an element contains, with marks at both ends of the selection; `undefined` when it has no focus. */
export const markSelection = (box: HTMLElement): string | undefined => {
  const selection = document.getSelection();
  if (document.activeElement !== box || !selection?.rangeCount) return undefined;
  const range = selection.getRangeAt(0);
  if (!box.contains(range.commonAncestorContainer)) return undefined;
  // The end first: a mark at the start would move it.
  for (const isStart of [false, true]) {
    const place = range.cloneRange();
    place.collapse(isStart);
    place.insertNode(document.createTextNode(MARK));
  }
  return box.innerHTML;
};

/** Positions of both ends of a selection, as if its marks were not in the document. */
export const selectionIn = (marked: TextNode): readonly [number, number] | undefined => {
  const found: number[] = [];
  marked.descendants((node, position) => {
    const { text = '' } = node;
    for (let at = text.indexOf(MARK); at !== -1; at = text.indexOf(MARK, at + 1))
      found.push(position + at - found.length);
  });
  const [start, end, more] = found;
  return start === undefined || end === undefined || more !== undefined ? undefined : [start, end];
};
