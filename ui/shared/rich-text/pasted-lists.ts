/** Lists of a clipboard as HTML nests them: Word writes paragraphs with signs, others put a list beside its item. */
export const nestLists = (pasted: HTMLElement): void => {
  gatherItems(pasted);
  for (const list of pasted.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling ?? list.ownerDocument.createElement('li');
    if (!item.isConnected) list.before(item);
    item.append(list);
  }
};

interface OpenList {
  /** The name of the list in Word: `l0`. */
  readonly name: string;
  readonly list: HTMLElement;
}

/** Each item of a list in Word is a paragraph with its level, after a sign or number and spaces. */
const gatherItems = (pasted: HTMLElement): void => {
  let open: readonly OpenList[] = [];
  for (const paragraph of pasted.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const read = readItem(paragraph);
    if (read === undefined) continue;
    const { name, level, tag } = read;
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    const depth = Math.min(level, open.length + 1);
    const current = open[depth - 1];
    const isSame = current?.name === name && current.list.localName === tag;
    const above = open.slice(0, depth - 1);
    const list = isSame ? current.list : newList(paragraph, tag, above.at(-1)?.list);
    open = [...above, { name, list }];
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
};

/** The level and the kind of an item, whose sign is taken from it. */
const readItem = (paragraph: HTMLElement) => {
  const [, name, level] = LEVEL.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (name === undefined) return undefined;
  const sign = paragraph.querySelector('[style*="mso-list:Ignore"]');
  sign?.remove();
  const tag = NUMBER.test(sign?.textContent ?? '') ? 'ol' : 'ul';
  return { name, level: Number(level), tag } as const;
};

/** A list in the last item of the one above it, or else in the place of its first item. */
const newList = (paragraph: HTMLElement, tag: 'ol' | 'ul', above: HTMLElement | undefined): HTMLElement => {
  const list = paragraph.ownerDocument.createElement(tag);
  const item = above?.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return list;
};

const LEVEL = /mso-list:\s*(\w+) level(\d)/;
/** `1.`, `b)` or `(iv)`: any other sign is a bullet, such as `o`. */
const NUMBER = /^\s*\(?\w+[.)]/;
