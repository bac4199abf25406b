import { blockWith, type PageDocument } from '@fairdesk/core/editor';
import type { PageStore } from '../page-store.ts';
import type { RenderedField, RenderedParts } from './canvas-marks.ts';
import { elementOf } from './element-of.ts';

/**
 * The line of text at an element of the drawing that can be changed there: rendered just as it is stored, and the only
 * such text of its block.
 */
export const textAt = (
  target: EventTarget | null,
  { fields }: RenderedParts,
  page: Pick<PageStore, 'document' | 'describe'>,
): RenderedField | undefined => {
  const element = elementOf(target);
  const field = fields.find(
    (each) => each.element === element || (element && each.element.contains(element)),
  );
  return field && isLine(field, page) ? field : undefined;
};

const isLine = (
  { id, name, nodes }: RenderedField,
  { document, describe }: Pick<PageStore, 'document' | 'describe'>,
): boolean => {
  const block = blockOf(document, id);
  const description = block && describe(block);
  const described = description?.fields.find(({ names }) => names.includes(name));
  if (described?.holds !== 'line') return false;
  const visibleText = nodes.map((node) => node.textContent ?? '').join('');
  const [own] = described.names;
  const stored = block?.fields[own] ?? (description?.isOfPage ? document.fields[own] : undefined);
  return (
    nodes.every((node) => node.nodeType === TEXT_NODE || node.nodeType === COMMENT_NODE) &&
    visibleText === stored
  );
};

const TEXT_NODE = 3;
const COMMENT_NODE = 8;

const blockOf = (document: PageDocument, id: string) => blockWith(document, id)?.block;

interface Typing {
  /** The name of the text for screen readers. */
  label: string;
  onText: (text: string) => void;
  /** Called once, when the text is left. */
  onEnd: () => void;
}

/** Lets the user type in the drawing itself; `Enter` and `Escape` end it. Pasted text loses its markup and breaks. */
export const typeIn = ({ element, nodes }: RenderedField, { label, onText, onEnd }: Typing): void => {
  const { ownerDocument } = element;
  const box = ownerDocument.createElement('span');
  const [first] = nodes;
  if (first) element.insertBefore(box, first);
  else element.append(box);
  box.append(...nodes);
  box.contentEditable = 'plaintext-only';
  box.setAttribute('role', 'textbox');
  box.setAttribute('aria-label', label);
  const say = () => onText((box.textContent ?? '').replaceAll(/\s*[\r\n]+\s*/g, ' '));
  const end = () => {
    box.removeEventListener('blur', end);
    box.removeAttribute('contenteditable');
    onEnd();
  };
  box.addEventListener('input', say);
  box.addEventListener('blur', end);
  box.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    box.blur();
  });
  box.focus();
};
