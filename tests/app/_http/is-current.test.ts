import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isCurrent } from '#app/_http/is-current.ts';

const anyTag = fc
  .tuple(fc.boolean(), fc.stringMatching(/^[!#-~]{0,8}$/))
  .map(([isWeak, text]) => `${isWeak ? 'W/' : ''}"${text}"`);
const opaque = (tag: string) => tag.replace(/^W\//, '');

describe('isCurrent', () => {
  it.prop([fc.array(anyTag, { minLength: 1, maxLength: 4 }), anyTag, fc.constantFrom(',', ', ', ' , ')])(
    'compares any number of tags, weakly, also those that contain commas',
    (tags, etag, comma) => {
      expect(isCurrent(tags.join(comma), etag)).toBe(tags.map(opaque).includes(opaque(etag)));
      expect(isCurrent([...tags, etag].join(comma), opaque(etag))).toBe(true);
      expect(isCurrent([...tags, etag].join(comma), `W/${opaque(etag)}`)).toBe(true);
    },
  );

  it('takes an asterisk for any version, and no condition or invalid ones for none', () => {
    expect(isCurrent(' * ', '"a"')).toBe(true);
    for (const condition of [undefined, null, '', 'a', '"a', 'W/a', '"*"'])
      expect(isCurrent(condition, '"a"')).toBe(false);
    expect(isCurrent('*', undefined)).toBe(false);
  });
});
