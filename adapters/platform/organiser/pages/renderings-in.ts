/** The renderings in a layout in the order of reading, nested ones too; without recursion, so that no nesting is too deep. */
export const renderingsIn = (placeholders: unknown): readonly Rendering[] => {
  const renderings: Rendering[] = [];
  const open: unknown[] = [placeholders];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('componentName' in value) renderings.push(value);
    open.push(...partsOf(value).toReversed());
  }
  return renderings;
};

/** Content of an earlier version of the product may be invalid. */
interface Rendering {
  readonly componentName: unknown;
  readonly fields?: unknown;
}

/** What renderings can be in: of a rendering, only its placeholders. */
const partsOf = (value: object): readonly unknown[] => {
  if (!('componentName' in value)) return Object.values(value);
  return 'placeholders' in value ? [value.placeholders] : [];
};
