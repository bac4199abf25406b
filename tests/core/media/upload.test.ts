import {
  acceptFiles,
  contentOf,
  DOCUMENT_RULES,
  fileFaults,
  fileFieldFaults,
  fileNameKey,
  IMAGE_RULES,
  isWhatItSays,
  LOGO_RULES,
  type OfferedFile,
  UPLOAD_SIZE_LIMIT,
} from '@fairdesk/core/media';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const picture = (change: Partial<OfferedFile> = {}): OfferedFile => ({
  name: 'stand.jpg',
  bytes: 1000,
  pixels: { width: 1200, height: 800 },
  ...change,
});
const codes = (file: OfferedFile, rules = IMAGE_RULES) =>
  fileFaults('f', file, rules).map(({ code }) => code);
const sized = (width: number, height: number) => picture({ pixels: { width, height } });

const nameWith = (...endings: readonly string[]) =>
  fc
    .tuple(fc.constantFrom('a', 'A', 'b', 'İ', 'ş'), fc.constantFrom(...endings))
    .map((parts) => parts.join(''));
const anyFile: fc.Arbitrary<OfferedFile> = fc.oneof(
  fc.record(
    {
      name: nameWith('.jpg', '.PNG', '.gif', ''),
      bytes: fc.nat(2 * UPLOAD_SIZE_LIMIT),
      pixels: fc.record({ width: fc.nat(8000), height: fc.nat(8000) }),
    },
    { requiredKeys: ['name', 'bytes'] },
  ),
  // Few of the others are valid.
  nameWith('.jpg', '.PNG').map((name) => picture({ name })),
);
const rulesFor = (maxFiles: number) => ({ ...IMAGE_RULES, maxFiles });

describe('fileFaults', () => {
  it('accepts less than 2 MB, not 2 MB', () => {
    expect(codes(picture({ bytes: 2_097_151 }))).toEqual([]);
    expect(codes(picture({ bytes: 2_097_152 }))).toEqual(['maxsize']);
  });

  it('requires a width of 640 pixels, and less than 6000 by 4000', () => {
    expect(codes(sized(640, 1))).toEqual([]);
    expect(codes(sized(639, 1))).toEqual(['minwidth']);
    expect(codes(sized(5999, 3999))).toEqual([]);
    expect(codes(sized(6000, 1))).toEqual(['maxdimensions']);
    expect(codes(sized(640, 4000))).toEqual(['maxdimensions']);
  });

  it('accepts no size that is no number', () => {
    expect(codes(picture({ bytes: Number.NaN }))).toEqual(['maxsize']);
    expect(codes(sized(Number.NaN, Number.NaN))).toEqual(['minwidth', 'maxdimensions']);
  });

  it('requires less width of a logo, and none of a document', () => {
    expect(codes(sized(250, 10), LOGO_RULES)).toEqual([]);
    expect(codes(sized(249, 10), LOGO_RULES)).toEqual(['minwidth']);
    expect(codes({ name: 'a.pdf', bytes: 1 }, DOCUMENT_RULES)).toEqual([]);
    expect([picture({ name: 'A.JPEG' }), picture({ name: 'a.png' })].flatMap((file) => codes(file))).toEqual(
      [],
    );
    expect(codes({ name: 'a.docx', bytes: 1 }, DOCUMENT_RULES)).toEqual(['filetype']);
  });

  it('names the accepted extensions', () => {
    expect(fileFaults('f', picture({ name: 'x.gif' }), IMAGE_RULES)[0]?.params).toEqual({
      list: '.jpg, .jpeg, .png',
    });
    const name = 'stand.jpg';
    expect(fileFaults('f', picture({ bytes: UPLOAD_SIZE_LIMIT }), IMAGE_RULES)).toEqual([
      { path: 'f', code: 'maxsize', params: { name, max: '2\u00a0MB' } },
    ]);
    expect(fileFaults('f', sized(639, 1), IMAGE_RULES)).toEqual([
      { path: 'f', code: 'minwidth', params: { name, min: 640 } },
    ]);
    expect(fileFaults('f', sized(6000, 1), IMAGE_RULES)).toEqual([
      { path: 'f', code: 'maxdimensions', params: { name, w: 6000, h: 4000 } },
    ]);
  });

  it.prop([anyFile, fc.nat()])('never accepts a larger file after rejecting a smaller one', (file, more) => {
    const larger = { ...file, bytes: file.bytes + more };
    if (codes(file).includes('maxsize')) expect(codes(larger)).toContain('maxsize');
  });
});

describe('acceptFiles', () => {
  const files = fc.array(anyFile, { maxLength: 12 });
  const keyOf = ({ name }: OfferedFile) => name.toLowerCase();

  it.prop([files, fc.integer({ min: 1, max: 5 })])(
    'accounts for every offered file exactly once',
    (offered, maxFiles) => {
      const { accepted, refused, dropped } = acceptFiles('f', [], offered, rulesFor(maxFiles));
      const valid = offered.filter((file) => codes(file).length === 0);
      const replaced = maxFiles === 1 ? new Set(valid.map(keyOf)).size - accepted.length : 0;
      expect(accepted.length + refused.length + dropped.length + replaced).toBe(offered.length);
      expect(replaced).toBeGreaterThanOrEqual(0);
    },
  );

  it.prop([files, files, fc.integer({ min: 1, max: 5 })])(
    'never keeps too many files, two with one name, or an invalid one',
    (first, second, maxFiles) => {
      const rules = rulesFor(maxFiles);
      const { accepted } = acceptFiles('f', acceptFiles('f', [], first, rules).accepted, second, rules);
      expect(accepted.length).toBeLessThanOrEqual(maxFiles);
      expect(new Set(accepted.map(keyOf)).size).toBe(accepted.length);
      for (const file of accepted) expect(codes(file)).toEqual([]);
    },
  );

  it.prop([files, fc.integer({ min: 2, max: 5 })])(
    'drops a file only for one it keeps, whose name is the same once uploaded',
    (offered, maxFiles) => {
      const { accepted, dropped } = acceptFiles('f', [], offered, rulesFor(maxFiles));
      const names = accepted.map(fileNameKey);
      for (const name of dropped) expect(names).toContain(fileNameKey({ name }));
    },
  );

  it.each([1, 2])('keeps a valid file beside an invalid one of the same name, of at most %i', (maxFiles) => {
    const [large, small] = [picture({ bytes: UPLOAD_SIZE_LIMIT }), picture()];
    const { accepted, refused, dropped } = acceptFiles('f', [], [large, small], rulesFor(maxFiles));
    expect([accepted, refused.map(({ file }) => file), dropped]).toEqual([[small], [large], []]);
  });

  it('compares names as they are once uploaded', () => {
    const [plan, other] = ['plan.v2.png', 'PLAN-v2.png'].map((name) => picture({ name }));
    const { accepted, dropped } = acceptFiles('f', plan ? [plan] : [], other ? [other] : [], rulesFor(3));
    expect([accepted, dropped]).toEqual([[plan], ['PLAN-v2.png']]);
  });

  it.prop([files])('always keeps the last valid file when there is room for one', (offered) => {
    const { accepted, dropped } = acceptFiles('f', [], offered, rulesFor(1));
    fc.pre(dropped.length === 0);
    expect(accepted).toEqual(offered.filter((file) => codes(file).length === 0).slice(-1));
  });

  it('keeps the current file when no valid one is offered', () => {
    const held = [picture()];
    expect(acceptFiles('f', held, [picture({ name: 'x.gif' })], rulesFor(1)).accepted).toEqual(held);
  });

  it('counts the files it already holds towards the limit', () => {
    const [one, two, three] = ['a.png', 'b.png', 'c.png'].map((name) => picture({ name }));
    const accepted = acceptFiles(
      'f',
      one ? [one] : [],
      [two, three].filter((file) => file !== undefined),
      rulesFor(2),
    );
    expect(accepted.accepted).toEqual([one, two]);
    expect(accepted.refused.map(({ file }) => file)).toEqual([three]);
    const both = [one, two].filter((file) => file !== undefined);
    expect(acceptFiles('f', both, [], rulesFor(1)).accepted).toEqual([two]);
  });

  it('names the files that did not fit', () => {
    const [one, two] = [picture(), picture({ name: 'b.png' })];
    const { accepted, refused } = acceptFiles('f', [], [one, two], { ...rulesFor(2), maxFiles: 2 });
    expect([accepted, refused]).toEqual([[one, two], []]);
    const third = picture({ name: 'c.png' });
    expect(acceptFiles('f', accepted, [third], rulesFor(2)).refused).toEqual([
      { file: third, faults: [{ path: 'f', code: 'filelimitwithname', params: { name: 'c.png', n: 2 } }] },
    ]);
  });
});

describe('fileFieldFaults', () => {
  it.prop([fc.array(anyFile, { maxLength: 6 }), fc.boolean(), fc.integer({ min: 1, max: 3 })])(
    'require a file only in a required field, and report too many',
    (files, required, maxFiles) => {
      const wanted =
        files.length === 0
          ? required
            ? ['forms-required']
            : []
          : files.length > maxFiles
            ? ['filelimit']
            : [];
      expect(fileFieldFaults('f', files, { required, maxFiles }).map(({ code }) => code)).toEqual(wanted);
    },
  );
});

describe('a file field', () => {
  it('is required by the rules of its uploads, and reports its name and its limit', () => {
    expect(fileFieldFaults('f', [], IMAGE_RULES)).toEqual([
      { path: 'f', code: 'forms-required', params: { label: 'f' } },
    ]);
    expect(fileFieldFaults('f', [picture(), picture()], { maxFiles: 1 })).toEqual([
      { path: 'f', code: 'filelimit', params: { n: 1 } },
    ]);
  });
});

describe('contentOf', () => {
  const beginnings = {
    '.png': '\x89PNG\r\n\x1a\n',
    '.jpg': '\xff\xd8\xff',
    '.jpeg': '\xff\xd8\xff',
    '.pdf': '%PDF-',
  };
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const kinds = fc.constantFrom(...Object.entries(beginnings));

  it.prop([kinds, fc.uint8Array(), kinds])(
    'recognises a file by its first bytes, whatever follows them',
    ([, beginning], rest, [ending, other]) => {
      const file = Uint8Array.from([...bytes(beginning), ...rest]);
      expect(isWhatItSays(`a${ending}`, file)).toBe(beginning === other);
    },
  );

  it.prop([fc.uint8Array({ minLength: 1 }), kinds])(
    'never recognises a file with bytes before its signature',
    (junk, [ending, beginning]) => {
      const file = Uint8Array.from([...junk, ...bytes(beginning)]);
      fc.pre(contentOf(junk) === undefined && contentOf(file.slice(0, junk.length + 2)) === undefined);
      expect(isWhatItSays(`a${ending}`, file)).toBe(false);
    },
  );

  it('is undefined for an SVG drawing or an HTML page', () => {
    expect(contentOf(bytes('<svg xmlns='))).toBeUndefined();
    expect(contentOf(Uint8Array.of(0xff, 0xd8, 0x00))).toBeUndefined();
    expect(isWhatItSays('a.constructor', bytes('<html>'))).toBe(false);
  });
});
