import { fc } from '@fast-check/vitest';

/** Characters that patterns, addresses and languages treat in their own way. */
const anySign = fc.constantFrom(...'abAB09.+*(){}[]|^!&=:@~,;"<>\'éßςσΣſKk-_');
const anyWord = fc
  .array(anySign, { minLength: 1, maxLength: 6 })
  .map((signs) => signs.join(''))
  .filter((word) => !/^\.{1,2}$/.test(word));
/** A path within a site, one to four segments long. */
export const anySitePath = fc
  .array(anyWord, { minLength: 1, maxLength: 4 })
  .map((words) => `/${words.join('/')}`);
