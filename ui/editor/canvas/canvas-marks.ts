import { blocksOf, canvasId, type DocumentSpot, type PageDocument } from '@fairdesk/core/editor';

/** A block in the rendered page. */
interface RenderedBlock {
  readonly id: string;
  readonly elements: readonly Element[];
}

/** A place for blocks in the rendered page. */
export interface RenderedPlace extends Omit<DocumentSpot, 'index'> {
  readonly element: Element;
}

/** A text of a block in the rendered page. */
export interface RenderedField {
  /** The block. */
  readonly id: string;
  readonly name: string;
  /** The element that holds nothing but the text and its marks. */
  readonly element: Element;
  readonly nodes: readonly Node[];
}

/** Where the parts of a page are in its markup. */
export interface RenderedParts {
  readonly blocks: readonly RenderedBlock[];
  readonly places: readonly RenderedPlace[];
  readonly fields: readonly RenderedField[];
}

/** The attributes by which an element of the drawing leads to its block and its place. */
export const BLOCK_ATTRIBUTE = 'data-editor-block';
export const PLACE_ATTRIBUTE = 'data-editor-place';

/**
 * Finds the parts of a rendered page by the marks around them, and names their elements.
 *
 * @param areaOf the key of an area by its name in a mark
 */
export const readMarks = (
  drawing: Document,
  document: PageDocument,
  areaOf: (mark: string) => string,
): RenderedParts => {
  const reading = startReading(document, areaOf);
  const open: Element[] = [];
  for (const mark of drawing.querySelectorAll('code[chrometype]')) {
    if (mark.getAttribute('kind') === 'open') {
      open.push(mark);
      if (isRendering(mark)) reading.owners.push(reading.idOf.get(mark.id));
      continue;
    }
    const start = open.pop();
    if (start) takePart(reading, start, nodesBetween(start, mark));
  }
  return reading;
};

const isRendering = (mark: Element): boolean => mark.getAttribute('chrometype') === 'rendering';

interface Reading extends RenderedParts {
  readonly blocks: RenderedBlock[];
  readonly places: RenderedPlace[];
  readonly fields: RenderedField[];
  /** The ids of blocks by those of the drawing. */
  readonly idOf: ReadonlyMap<string, string>;
  /** The keys of the places of a block, or of the page. */
  readonly keysOf: (owner: string | undefined) => readonly string[];
  readonly areaOf: (mark: string) => string;
  /** The blocks around the current mark; `undefined` for one that is not on the page, such as the header. */
  readonly owners: (string | undefined)[];
}

const startReading = (document: PageDocument, areaOf: Reading['areaOf']): Reading => {
  const placed = blocksOf(document);
  const placesOf = new Map(placed.map(({ block }) => [block.id, block.places]));
  return {
    ...{ blocks: [], places: [], fields: [], owners: [] },
    idOf: new Map(placed.map(({ block }, index) => [canvasId(index), block.id])),
    keysOf: (owner) =>
      (owner === undefined ? document.areas : (placesOf.get(owner) ?? [])).map(({ key }) => key),
    areaOf,
  };
};

const takePart = (reading: Reading, start: Element, nodes: readonly ChildNode[]): void => {
  const elements = nodes.filter((node): node is Element & ChildNode => node.nodeType === ELEMENT_NODE);
  const type = start.getAttribute('chrometype');
  if (type === 'rendering') takeBlock(reading, elements);
  if (type === 'placeholder') takePlace(reading, start.id, elements[0]);
  if (type === 'field') takeField(reading, start, nodes);
};

const takeField = ({ owners, fields }: Reading, start: Element, nodes: readonly ChildNode[]): void => {
  const id = owners.at(-1);
  const name = fieldName(start.textContent);
  const element = start.parentElement;
  if (id && name && element) fields.push({ id, name, element, nodes });
};

const takeBlock = ({ owners, blocks }: Reading, elements: readonly Element[]): void => {
  const id = owners.pop();
  if (id === undefined) return;
  for (const element of elements) element.setAttribute(BLOCK_ATTRIBUTE, id);
  blocks.push({ id, elements });
};

const takePlace = (
  { idOf, keysOf, areaOf, places }: Reading,
  mark: string,
  element: Element | undefined,
): void => {
  const { name, owner: ownerMark } = placeOf(mark);
  const owner = idOf.get(ownerMark);
  const key = keyIn(keysOf(owner), owner === undefined ? areaOf(name) : name);
  if (element === undefined || key === undefined) return;
  element.setAttribute(PLACE_ATTRIBUTE, String(places.length));
  places.push({ ...(owner !== undefined && { owner }), key, element });
};

const ELEMENT_NODE = 1;

const nodesBetween = (start: Element, end: Element): readonly ChildNode[] => {
  const nodes: ChildNode[] = [];
  for (let node = start.nextSibling; node !== null && node !== end; node = node.nextSibling) nodes.push(node);
  return nodes;
};

/** `column-1-{*}_block-3` is the place `column-1-{*}` of a block; an area has an id of zeros. */
const placeOf = (mark: string): { name: string; owner: string } => {
  const end = mark.lastIndexOf('_');
  return { name: mark.slice(0, end), owner: mark.slice(end + 1) };
};

/** A place is drawn by the name that its block knows; the page may say `{*}` or a number in its stead. */
const keyIn = (keys: readonly string[], name: string): string | undefined =>
  keys.find((key) => key === name) ?? keys.find((key) => stemOf(key) === stemOf(name));

const stemOf = (key: string): string => key.replace(/(?:\{\*\}|\d+)$/, '');

const fieldName = (metadata: string | null): string | undefined => {
  try {
    const { title } = JSON.parse(metadata ?? '');
    return typeof title === 'string' ? title : undefined;
  } catch {
    return undefined;
  }
};
