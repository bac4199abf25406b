/** Where the vendor's own editors come from. */
const BUILT_IN = [
  'https://pages.sitecorecloud.io',
  'https://app.sitecorecloud.io',
  'https://xmapps.sitecorecloud.io',
  'https://designlibrary.sitecorecloud.io',
] as const;

/** Every origin that may edit: the vendor's and our own; `*` stands for a part of a host. */
export const editingOrigins = (own: readonly string[]): readonly string[] => [
  ...BUILT_IN,
  ...own.filter(namesAHost),
];

/** Whether an origin is one of them, as a whole: neither what only begins nor what only ends like one. */
export const isEditingOrigin = (origin: string, own: readonly string[]): boolean =>
  editingOrigins(own).some((allowed) => patternOf(allowed).test(origin));

/** A star alone would mean everybody. */
const namesAHost = (origin: string): boolean => /^https?:\/\/[\w*-]+[\w.*-]*\.?[\w-]+(?::\d+)?$/.test(origin);

const patternOf = (allowed: string): RegExp =>
  new RegExp(`^${allowed.replace(/[.+?^${}()|[\]\\/]/g, '\\$&').replaceAll('*', '[a-z0-9-]+')}$`, 'i');
