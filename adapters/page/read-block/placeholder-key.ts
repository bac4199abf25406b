/**
 * Whether a placeholder of the layout is the one a block asks for.
 *
 * | in the layout    | asked for        |     |
 * | ---------------- | ---------------- | --- |
 * | `main`           | `main`           | yes |
 * | `container-{*}`  | `container-12`   | yes |
 * | `container-12`   | `container-{*}`  | yes |
 * | `column-1-{*}`   | `column-11-{*}`  | no  |
 *
 * Source: the content platform's dynamic placeholders: `{*}` stands for one or more digits.
 */
export const isPlaceholder = (key: string, asked: string): boolean => {
  if (key === asked) return true;
  const [start, end] = [key, asked].map((name) => /^(.*-)(?:\{\*\}|\d+)$/.exec(name)?.[1]);
  const isOpen = key.endsWith('{*}') || asked.endsWith('{*}');
  return isOpen && start !== undefined && start === end;
};
