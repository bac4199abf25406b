import { slugOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { transliterate } from '#adapters/shared/transliterate.ts';

/** Scripts of companies that come to fairs. */
const foreign = fc.constantFrom(...'ЖщюαΩशिתש水务深圳アかプ한국어ไทยمياه');

describe('transliterate', () => {
  it.prop([fc.array(foreign, { minLength: 1 })])('always leaves letters to make an address of', (letters) => {
    expect(slugOf(transliterate(letters.join('')))).toMatch(/^[a-z0-9-]*$/);
    expect(transliterate(letters.join(''))).toMatch(/^[\p{ASCII}\p{M}]*$/u);
  });

  it.prop([fc.stringMatching(/^[a-zA-ZÀ-žŞşĞğıİ0-9 &.-]*$/)])(
    'never changes the address of a name in Latin letters',
    (name) => {
      expect(slugOf(transliterate(name))).toBe(slugOf(name));
    },
  );

  it.each([
    ['Водоканал Москва', 'vodokanal-moskva'],
    ['شركة المياه', 'shrkh-lmyh'],
    ['深圳水务集团', 'shen-zhen-shui-wu-ji-tuan'],
    ['水处理 ABC', 'shui-chu-li-abc'],
    ['Şişli İçecek & Gıda', 'sisli-icecek-gida'],
  ])('makes %s readable: %s', (name, slug) => {
    expect(slugOf(transliterate(name))).toBe(slug);
  });
});
