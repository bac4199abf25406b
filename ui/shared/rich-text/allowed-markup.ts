/** The elements that a stored text may have, as the server's sanitiser allows them, with their attributes. */
export const ALLOWED_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  ...{ p: [], div: [], pre: [], br: [], h2: [], h3: [], h4: [], h5: [] },
  ...{ ul: [], ol: [], li: [], dl: [], dt: [], dd: [], blockquote: [], hr: [] },
  ...{ strong: [], b: [], em: [], i: [], u: [], s: [], sub: [], sup: [], small: [], code: [] },
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ...{ figure: [], figcaption: [], table: [], thead: [], tbody: [], tr: [], caption: [] },
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Elements that become another one. */
export const RENAMED_ELEMENTS: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h6: 'h5', section: 'div', article: 'div', center: 'div' },
};

/** Elements that are removed with their contents; other unknown elements leave their contents. */
export const REMOVED_ELEMENTS: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'textarea', 'option', 'title', 'head', 'iframe'],
  ...['svg', 'math', 'object', 'embed', 'noembed', 'noframes', 'xmp', 'select', 'audio', 'video'],
]);

/** Elements within a line of text. */
export const INLINE_ELEMENTS: ReadonlySet<string> = new Set([
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'code', 'a', 'img', 'br'],
]);

/** The schemes of images. */
export const IMAGE_SCHEMES: readonly string[] = ['http', 'https'];
