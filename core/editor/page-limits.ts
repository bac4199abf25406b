import type { FieldCode, FieldFault } from '../shared/index.ts';

/** The longest page, in characters of its JSON. Ours. */
export const PAGE_LENGTH_MAX = 1_048_576;
/** The longest text on a page, in characters. Ours. */
export const PAGE_TEXT_MAX = 200_000;
/** The most blocks on a page. Ours. */
export const PAGE_BLOCKS_MAX = 1000;
/** How deep the values of a page may nest, in levels of its JSON: some 25 blocks within each other. Ours. */
export const PAGE_DEPTH_MAX = 100;

/** The longest path of a page that an editor adds or moves, in characters. Ours. */
export const PAGE_PATH_MAX = 150;

const PATH = /^\/$|^(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|,-w-,))+$/;

/** Whether a page can have this path: `/visit/how-to-get-there`. */
export const isPagePath = (path: string): boolean => PATH.test(path);

/**
 * What exceeds the limits of a page, as a document or as the content platform stores it; the first fault only.
 *
 * | a value                                       | path, code               |
 * | --------------------------------------------- | ------------------------ |
 * | a text longer than {@link PAGE_TEXT_MAX}      | empty, `page-text-max`   |
 * | nested deeper than {@link PAGE_DEPTH_MAX}     | empty, `page-depth-max`  |
 * | more blocks than {@link PAGE_BLOCKS_MAX}      | empty, `page-blocks-max` |
 * | JSON longer than {@link PAGE_LENGTH_MAX}      | empty, `page-length-max` |
 */
export const pageFaults = (page: unknown): readonly FieldFault[] => {
  let blocks = 0;
  for (const [value, depth] of valuesIn(page)) {
    const fault = faultAt(value, depth);
    if (fault) return [fault];
    blocks += isBlock(value) ? 1 : 0;
  }
  if (blocks > PAGE_BLOCKS_MAX) return [faultOf('page-blocks-max', PAGE_BLOCKS_MAX)];
  const length = JSON.stringify(page)?.length ?? 0;
  return length > PAGE_LENGTH_MAX ? [faultOf('page-length-max', PAGE_LENGTH_MAX)] : [];
};

/** The fault of a value that nests deeper than {@link PAGE_DEPTH_MAX}, however deep: a page or a part of one. */
export const depthFaults = (part: unknown): readonly FieldFault[] => {
  for (const [, depth] of valuesIn(part)) if (depth > PAGE_DEPTH_MAX) return [tooDeep];
  return [];
};

/** Every value within a value, with its depth; without recursion, so that no nesting is too deep. */
function* valuesIn(page: unknown): Generator<readonly [value: unknown, depth: number]> {
  const open: (readonly [value: unknown, depth: number])[] = [[page, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    const [value, depth] = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const each of Object.values(value)) open.push([each, depth + 1]);
  }
}

const faultAt = (value: unknown, depth: number): FieldFault | undefined => {
  if (typeof value === 'string' && value.length > PAGE_TEXT_MAX)
    return faultOf('page-text-max', PAGE_TEXT_MAX);
  return depth > PAGE_DEPTH_MAX ? tooDeep : undefined;
};

/** In a document, or as the content platform stores it. */
const isBlock = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('component' in value || 'componentName' in value);

const faultOf = (code: FieldCode, max: number): FieldFault => ({ path: '', code, params: { max } });

const tooDeep = faultOf('page-depth-max', PAGE_DEPTH_MAX);
