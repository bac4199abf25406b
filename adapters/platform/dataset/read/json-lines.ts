import { jsonTokens } from './json-tokens.ts';

/** The line of each value of a JSON text, 1-based, by path: `events.2.slug` is on line 31. */
export type JsonLines = ReadonlyMap<string, number>;

/** Walks a text that is valid JSON. */
export const jsonLines = (json: string): JsonLines => {
  const tokens = jsonTokens(json);
  const lines = new Map<string, number>();
  let at = 0;
  const next = (): string => tokens[at]?.token ?? '';
  const value = (path: readonly string[]): void => {
    lines.set(path.join('.'), tokens[at]?.line ?? 1);
    const opened = next();
    at += 1;
    if (opened === '{') members(path);
    if (opened === '[') items(path);
  };
  const members = (path: readonly string[]): void => {
    while (next() !== '}') {
      const key = JSON.parse(next()) as string;
      at += 2; // the key and its colon
      value([...path, key]);
      if (next() === ',') at += 1;
    }
    at += 1;
  };
  const items = (path: readonly string[]): void => {
    for (let place = 0; next() !== ']'; place++) {
      value([...path, String(place)]);
      if (next() === ',') at += 1;
    }
    at += 1;
  };
  value([]);
  return lines;
};
