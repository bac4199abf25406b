import anyAscii from 'any-ascii';

/**
 * A name in Latin letters, to make an address of: `Водоканал` becomes `Vodokanal`, `深圳水务` `Shen Zhen Shui Wu`.
 *
 * Latin letters stay as they are, accents included: core's `slugOf` knows them. Chinese syllables become words,
 * since a reader could not tell them apart otherwise.
 */
export const transliterate = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Script=Han}+/gu, (text) => ` ${anyAscii(text).replace(/(?<=[a-z])(?=[A-Z])/g, ' ')} `)
    .replace(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu, anyAscii)
    .trim();
