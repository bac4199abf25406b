/** The origins of the vendor's own editors. */
const BUILT_IN = [
  'https://pages.sitecorecloud.io',
  'https://app.sitecorecloud.io',
  'https://xmapps.sitecorecloud.io',
  'https://designlibrary.sitecorecloud.io',
] as const;

/** Every origin that may edit: the vendor's and our own; `*` matches a part of a host name. */
export const editingOrigins = (own: readonly string[]): readonly string[] => [
  ...BUILT_IN,
  ...own.filter(namesAHost),
];

/** Whether an origin matches one of them in full, not just as a prefix or suffix. */
export const isEditingOrigin = (origin: string, own: readonly string[]): boolean =>
  editingOrigins(own).some((allowed) => patternOf(allowed).test(origin));

/** A lone star would match every host. */
const namesAHost = (origin: string): boolean => /^https?:\/\/[\w*-]+[\w.*-]*\.?[\w-]+(?::\d+)?$/.test(origin);

const patternOf = (allowed: string): RegExp =>
  new RegExp(`^${allowed.replace(/[.+?^${}()|[\]\\/]/g, '\\$&').replaceAll('*', '[a-z0-9-]+')}$`, 'i');
