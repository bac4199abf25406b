/**
 * Whether a placeholder of the layout matches the one that a block requests.
 *
 * | in the layout    | requested        |     |
 * | ---------------- | ---------------- | --- |
 * | `main`           | `main`           | yes |
 * | `container-{*}`  | `container-12`   | yes |
 * | `container-12`   | `container-{*}`  | yes |
 * | `column-1-{*}`   | `column-11-{*}`  | no  |
 *
 * Source: the content platform's dynamic placeholders: `{*}` stands for one or more digits.
 */
export const isPlaceholder = (key: string, requestedKey: string): boolean => {
  if (key === requestedKey) return true;
  const [start, end] = [key, requestedKey].map((name) => /^(.*-)(?:\{\*\}|\d+)$/.exec(name)?.[1]);
  const isOpen = key.endsWith('{*}') || requestedKey.endsWith('{*}');
  return isOpen && start !== undefined && start === end;
};
