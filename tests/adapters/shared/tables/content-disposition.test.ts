import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { contentDisposition } from '#adapters/shared/tables/content-disposition.ts';

const PARTS = /^attachment; filename="([\w. -]*)"; filename\*=UTF-8''([\w.%!~-]*)$/;

describe('the name of a file to download', () => {
  it.prop([fc.string({ unit: 'binary', maxLength: 200 })])(
    'is always whole for clients that know UTF-8, and plain for the others',
    (name) => {
      const header = contentDisposition('attachment', name);
      const [, plain = '', whole = ''] = PARTS.exec(header) ?? expect.fail(header);
      expect(decodeURIComponent(whole)).toBe(name.toWellFormed());
      expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
      expect(plain).toHaveLength(name.length);
    },
  );
});
