import { slugOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { transliterate } from '#adapters/shared/transliterate.ts';

/** Scripts used by companies at fairs. */
const foreign = fc.constantFrom(...'ЖщюαΩशिתש水务深圳アかプ한국어ไทยمياه');

describe('transliterate', () => {
  it.prop([fc.array(foreign, { minLength: 1 })])('always leaves enough letters for a slug', (letters) => {
    expect(slugOf(transliterate(letters.join('')))).toMatch(/^[a-z0-9-]*$/);
    expect(transliterate(letters.join(''))).toMatch(/^[\p{ASCII}\p{M}]*$/u);
  });

  it.prop([fc.stringMatching(/^[a-zA-ZÀ-žŞşĞğıİ0-9 &.-]*$/)])(
    'never changes the slug of a name in Latin letters',
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
  ])('turns %s into a readable slug: %s', (name, slug) => {
    expect(slugOf(transliterate(name))).toBe(slug);
  });
});
