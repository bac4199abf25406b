/** A token of a JSON text, and its line, 1-based. */
export interface JsonToken {
  readonly token: string;
  readonly line: number;
}

/** A lone quote starts a string that is never closed. */
const TOKEN = /\n|"(?:[^"\\\n]|\\.)*"|"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** Tokenises any text as JSON. */
export const jsonTokens = (json: string): readonly JsonToken[] => {
  let line = 1;
  return [...json.matchAll(TOKEN)].flatMap(([token]) => {
    if (token !== '\n') return [{ token, line }];
    line += 1;
    return [];
  });
};
