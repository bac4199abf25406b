import { jsonTokens } from './json-tokens.ts';

const TEXT = /^"./;
const SCALAR = /^(?:"(?:.|$)|-?\d|true$|false$|null$)/;

/** The line of a JSON syntax error, 1-based. Node reports it for long texts only. */
export const jsonFaultLine = (json: string): number => {
  const tokens = jsonTokens(json);
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    if (!pattern.test(tokens[at]?.token ?? '')) return false;
    at += 1;
    return true;
  };
  const list = (one: () => boolean, end: RegExp): boolean => {
    do if (!one()) return false;
    while (take(/^,$/));
    return take(end);
  };
  const member = (): boolean => take(TEXT) && take(/^:$/) && value();
  const value = (): boolean => {
    if (take(/^\{$/)) return take(/^\}$/) || list(member, /^\}$/);
    if (take(/^\[$/)) return take(/^\]$/) || list(value, /^\]$/);
    return tokens[at]?.token !== '"' && take(SCALAR);
  };
  value();
  return tokens[at]?.line ?? tokens.at(-1)?.line ?? 1;
};
