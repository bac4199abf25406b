/**
 * The parameters of a message such as `{n, plural, one {# hall} other {# halls}} in {city}`: `n` and `city`.
 *
 * Accepts the part of ICU's message format that built-in texts use: parameters, numbers, plurals and selections,
 * with apostrophes that quote a brace. Markup and other formats are malformed, and so are more than 50 branches within
 * each other.
 *
 * @returns `undefined` for a malformed message
 */
export const messageParameters = (message: string): ReadonlySet<string> | undefined => {
  const names = new Set<string>();
  return readMessage({ message, names, depth: 0 }, 0, '') === message.length ? names : undefined;
};

interface Reading {
  readonly message: string;
  readonly names: Set<string>;
  /** How many branches are around what is read. */
  readonly depth: number;
}

/** How deep branches may nest; far deeper ones would exhaust the stack. */
const DEPTH_MAX = 50;

/** The end of what begins at a position, 0-based; `undefined` where it is malformed. */
type End = number | undefined;

/** @param kind of the parameter whose branch this is; empty for the whole message */
const readMessage = (reading: Reading, start: number, kind: string): End => {
  const pattern = kind === 'plural' ? PLURAL_TEXT : TEXT;
  let at = endOf(pattern, reading.message, start);
  while (reading.message[at] === '{') {
    const end = readParameter(reading, at);
    if (end === undefined) return undefined;
    at = endOf(pattern, reading.message, end);
  }
  return at;
};

const readParameter = (reading: Reading, start: number): End => {
  const found = matchAt(PARAMETER, reading.message, start);
  if (found === undefined) return undefined;
  const [text, name = '', kind = ''] = found;
  reading.names.add(name);
  return kind === '' ? start + text.length : readBranches(reading, start + text.length, kind);
};

/** Reads the branches of a plural or a selection; each has a name of its own, and one is `other`. */
const readBranches = (reading: Reading, start: number, kind: string): End => {
  const inner = { ...reading, depth: reading.depth + 1 };
  if (inner.depth > DEPTH_MAX) return undefined;
  const branches = new Set<string>();
  const pattern = kind === 'plural' ? PLURAL_BRANCH : BRANCH;
  let at = start;
  for (let next = matchAt(pattern, reading.message, at); next; next = matchAt(pattern, reading.message, at)) {
    const [text, name = ''] = next;
    const end = readMessage(inner, at + text.length, kind);
    if (end === undefined || reading.message[end] !== '}' || branches.has(name)) return undefined;
    branches.add(name);
    at = end + 1;
  }
  const close = matchAt(CLOSE, reading.message, at);
  return close && branches.has('other') ? at + close[0].length : undefined;
};

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | undefined => {
  const sticky = new RegExp(pattern.source, 'y');
  sticky.lastIndex = at;
  return sticky.exec(text) ?? undefined;
};

const endOf = (pattern: RegExp, text: string, at: number): number =>
  at + (matchAt(pattern, text, at)?.[0].length ?? 0);

const TEXT = /(?:''|'[{}<>](?:[^']|'')*(?:'|$)|<(?![A-Za-z/])|[^{}<])*/;
/** In a plural, `#` is the number and can be quoted too. */
const PLURAL_TEXT = /(?:''|'[#{}<>](?:[^']|'')*(?:'|$)|<(?![A-Za-z/])|[^{}<])*/;
const PARAMETER =
  /\{[ \n]*([A-Za-z][A-Za-z0-9_]*)[ \n]*(?:(?:,[ \n]*number[ \n]*)?\}|,[ \n]*(plural|select)[ \n]*,)/;
const BRANCH = /[ \n]*([A-Za-z][A-Za-z0-9_]*)[ \n]*\{/;
const PLURAL_BRANCH = /[ \n]*(=\d{1,9}|[A-Za-z][A-Za-z0-9_]*)[ \n]*\{/;
const CLOSE = /[ \n]*\}/;
