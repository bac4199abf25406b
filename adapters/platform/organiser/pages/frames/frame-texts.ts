/** The texts of a header or footer as lines for the history, each with the address beside it: `News → /news`. */
export const frameTexts = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(frameTexts);
  if (typeof value !== 'object' || value === null) return [];
  const own = new Map(Object.entries(value));
  const title = TITLES.map((name) => textOf(own.get(name))).find((text) => text !== '') ?? '';
  const address =
    ADDRESSES.map((name) => textOf(own.get(name))).find((text) => text !== '') ?? hrefOf(own.get('link'));
  const others = [...own].filter(([name]) => name !== 'link').flatMap(([, each]) => frameTexts(each));
  return [...(title || address ? [[title, address].filter(Boolean).join(' → ')] : []), ...others];
};

const TITLES = ['navigationTitle', 'title', 'alt', 'topbarText', 'brand', 'displayName'];
const ADDRESSES = ['href', 'url', 'src'];

const textOf = (value: unknown): string => {
  const inner = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  return typeof inner === 'string' ? inner : '';
};

const hrefOf = (link: unknown): string => {
  const inner = typeof link === 'object' && link !== null && 'value' in link ? link.value : link;
  return typeof inner === 'object' && inner !== null && 'href' in inner ? textOf(inner.href) : '';
};
