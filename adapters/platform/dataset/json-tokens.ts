/** A piece of a JSON text, and the line it is on, counted from 1. */
export interface JsonToken {
  readonly token: string;
  readonly line: number;
}

/** A quote alone is a text that never ends. */
const TOKEN = /\n|"(?:[^"\\\n]|\\.)*"|"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** Takes any text apart as if it were JSON. */
export const jsonTokens = (json: string): readonly JsonToken[] => {
  let line = 1;
  return [...json.matchAll(TOKEN)].flatMap(([token]) => {
    if (token !== '\n') return [{ token, line }];
    line += 1;
    return [];
  });
};
