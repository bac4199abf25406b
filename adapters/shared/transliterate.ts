import anyAscii from 'any-ascii';

/**
 * A name in Latin letters, for use in a URL: `Водоканал` becomes `Vodokanal`, `深圳水务` `Shen Zhen Shui Wu`.
 *
 * Latin letters stay unchanged, including accents: core's `slugOf` handles them. Chinese syllables are
 * separated, since they would be unreadable otherwise.
 */
export const transliterate = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Script=Han}+/gu, (text) => ` ${anyAscii(text).replace(/(?<=[a-z])(?=[A-Z])/g, ' ')} `)
    .replace(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu, anyAscii)
    .trim();
