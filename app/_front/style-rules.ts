/** A rule of a style sheet, or a group of rules such as `@media`. */
export type StyleRule =
  | { readonly kind: 'rule'; readonly text: string; readonly modules: readonly string[] }
  | { readonly kind: 'group'; readonly start: string; readonly rules: readonly StyleRule[] };

/** Conditions and layers: what is inside are rules again. */
const GROUP = /^@(?:media|supports|container|scope|starting-style|layer)\b/;

/** Class names of modules begin with the hash of their module: `Q941rq_form`, `_3ocqFG_error`. */
const HASH_LENGTH = 6;
/** A class of the component library is a module of its own: `m_4081bf90`. */
const LIBRARY_CLASS = /m_[0-9a-f]+/y;
const MODULE_CLASS = new RegExp(
  `(?:\\.|@keyframes )(?:_?([\\w-]{${HASH_LENGTH}})_|(${LIBRARY_CLASS.source}))`,
  'g',
);

/** Reads a minified style sheet. Rules without a class of a module belong to every page. */
export const readRules = (css: string): readonly StyleRule[] => {
  const rules: StyleRule[] = [];
  for (let at = 0; at < css.length; ) {
    const end = endOfPrelude(css, at);
    const start = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (start !== '') rules.push({ kind: 'rule', text: `${start};`, modules: [] });
      at = end + 1;
      continue;
    }
    const close = endOfBlock(css, end);
    const body = css.slice(end + 1, close);
    rules.push(
      GROUP.test(start)
        ? { kind: 'group', start, rules: readRules(body) }
        : { kind: 'rule', text: `${start}{${body}}`, modules: modulesOf(start) },
    );
    at = close + 1;
  }
  return rules;
};

/** The `{` or `;` that ends the text before a block, or the end of the sheet. */
const endOfPrelude = (css: string, from: number): number =>
  scan(css, from, (char) => char === '{' || char === ';');

const endOfBlock = (css: string, open: number): number => {
  let depth = 0;
  return scan(css, open, (char) => {
    if (char === '{') depth += 1;
    else if (char === '}') depth -= 1;
    return depth === 0;
  });
};

/** The first place outside of strings, comments and escapes that `isEnd` accepts. */
const scan = (css: string, from: number, isEnd: (char: string) => boolean): number => {
  for (let at = from; at < css.length; at += 1) {
    const char = css[at] ?? '';
    if (char === '\\') at += 1;
    else if (char === '"' || char === "'") at = endOfString(css, at);
    else if (css.startsWith('/*', at)) at = css.indexOf('*/', at + 2) + 1 || css.length;
    else if (isEnd(char)) return at;
  }
  return css.length;
};

const endOfString = (css: string, from: number): number => {
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[from]) return at;
  }
  return css.length;
};

const modulesOf = (selector: string): readonly string[] => [
  ...new Set([...selector.matchAll(MODULE_CLASS)].flatMap(([, hash, name]) => hash ?? name ?? [])),
];

/** All modules that the rules belong to, in the order of the sheet. */
export const modulesIn = (rules: readonly StyleRule[]): readonly string[] => [
  ...new Set(rules.flatMap((rule) => (rule.kind === 'group' ? modulesIn(rule.rules) : rule.modules))),
];

/** The modules with a class anywhere in the markup: in attributes, templates and data for scripts. */
export const modulesOnPage = (html: string, known: ReadonlySet<string>): ReadonlySet<string> => {
  const found = new Set<string>();
  for (let at = html.indexOf('_'); at !== -1; at = html.indexOf('_', at + 1)) {
    const name = html.slice(Math.max(0, at - HASH_LENGTH), at);
    if (known.has(name)) found.add(name);
    else if (html[at - 1] === 'm') {
      LIBRARY_CLASS.lastIndex = at - 1;
      const [ofLibrary = ''] = LIBRARY_CLASS.exec(html) ?? [];
      if (known.has(ofLibrary)) found.add(ofLibrary);
    }
  }
  return found;
};

/** The rules for these modules and for every page, in the order of the sheet. */
export const cutRules = (rules: readonly StyleRule[], modules: ReadonlySet<string>): string =>
  rules
    .map((rule) => {
      if (rule.kind === 'rule')
        return rule.modules.length === 0 || rule.modules.some((name) => modules.has(name)) ? rule.text : '';
      const body = cutRules(rule.rules, modules);
      return body === '' ? '' : `${rule.start}{${body}}`;
    })
    .join('');

/** The custom properties that a text refers to. */
export const propertiesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(REFERENCE)].flatMap(([, name]) => name ?? [])),
];

/** Leaves out the component library's custom properties that neither the rules nor the page use. */
export const withoutUnusedProperties = (css: string, onPage: readonly string[]): string => {
  const values = new Map<string, string>();
  const others = css.replace(DECLARATION, (_, name: string, value: string) => {
    values.set(name, `${values.get(name) ?? ''} ${value}`);
    return '';
  });
  const used = new Set([...propertiesIn(others), ...onPage]);
  // A set gives what is added to it while it is walked through.
  for (const name of used) for (const other of propertiesIn(values.get(name) ?? '')) used.add(other);
  return css.replace(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : ''));
};

const DECLARATION = /(--mantine-[\w-]+):([^;{}"']*)(?:;|(?=\}))/g;
const REFERENCE = /var\(\s*(--[\w-]+)/g;
