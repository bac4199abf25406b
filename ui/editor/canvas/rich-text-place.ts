import { blockWith, type DocumentBlock } from '@fairdesk/core/editor';
import type { PageStore } from '../page-store.ts';
import type { RenderedField, RenderedParts } from './canvas-marks.ts';
import { elementOf } from './element-of.ts';

/** A formatted text of a block where it is rendered. */
export interface RichTextPlace {
  /** The block. */
  readonly id: string;
  /** Of the field, as it is stored. */
  readonly name: string;
  /** The element that holds nothing but the text. */
  readonly element: HTMLElement;
}

type Page = Pick<PageStore, 'document' | 'describe'>;

/** The formatted text at an element of the drawing. */
export const richTextAt = (
  target: EventTarget | null,
  { fields }: RenderedParts,
  page: Page,
): RichTextPlace | undefined => {
  const element = elementOf(target);
  if (element === undefined) return undefined;
  return placesIn(fields, page).find((place) => place.element.contains(element));
};

/** The first formatted text of a block. */
export const richTextOf = (id: string, { fields }: RenderedParts, page: Page): RichTextPlace | undefined =>
  placesIn(
    fields.filter((field) => field.id === id),
    page,
  )[0];

/** What is stored of a text; `undefined` when its block is gone. */
export const richTextIn = (page: Page, { id, name }: Omit<RichTextPlace, 'element'>): string | undefined => {
  const block = blockWith(page.document, id)?.block;
  return block && contentOf(page, block, name);
};

const placesIn = (fields: readonly RenderedField[], page: Page): readonly RichTextPlace[] =>
  fields.flatMap(({ id, name: fieldName, nodes }) => {
    const block = blockWith(page.document, id)?.block;
    const description = block && page.describe(block);
    const described = description?.fields.find(({ names }) => names.includes(fieldName));
    const [element, ...others] = nodes.filter(({ nodeType }) => nodeType === ELEMENT_NODE);
    const isText = described?.holds === 'html' && element !== undefined && others.length === 0;
    if (block === undefined || !isText) return [];
    const [name] = described.names;
    return contentOf(page, block, name) === undefined ? [] : [{ id, name, element: element as HTMLElement }];
  });

/** An article shows the texts of its page. */
const contentOf = ({ document, describe }: Page, block: DocumentBlock, name: string): string | undefined => {
  const content = block.fields[name] ?? (describe(block)?.isOfPage ? document.fields[name] : undefined);
  return typeof content === 'string' ? content : undefined;
};

const ELEMENT_NODE = 1;
