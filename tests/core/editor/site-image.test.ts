import {
  changeSiteImage,
  focusAt,
  focusOf,
  focusText,
  SITE_IMAGE_ALT_MAX,
  SITE_IMAGE_NAME_MAX,
  SITE_IMAGE_RULES,
  siteImageFaults,
  siteImageName,
  uploadSiteImage,
} from '@fairdesk/core/editor';
import type { UploadFile } from '@fairdesk/core/media';
import { LANGUAGES, lengthOf } from '@fairdesk/core/shared';
import { smallPdf, smallPicture } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const percent = fc.nat(100);
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 230 }),
  fc
    .constantFrom(SITE_IMAGE_NAME_MAX, SITE_IMAGE_NAME_MAX + 1, SITE_IMAGE_ALT_MAX, SITE_IMAGE_ALT_MAX + 1)
    .map((length) => 'x'.repeat(length)),
  fc.constantFrom('', ' ', '\n'),
);

describe('a focus point', () => {
  it.prop([percent, percent])('is the same after it was stored and read', (x, y) => {
    const stored = `${x}% ${y}%`;
    const focus = focusOf(stored);
    expect(focus).toEqual({ x: x / 100, y: y / 100 });
    expect(focus && focusText(focus)).toBe(stored);
  });

  it.prop([fc.double(), fc.double()])('always lies within the image, at whole percents', (x, y) => {
    const focus = focusAt(x, y);
    expect(focusOf(focusText(focus))).toEqual(focus);
    for (const [share, near] of [
      [x, focus.x],
      [y, focus.y],
    ] as const)
      if (share >= 0 && share <= 1) expect(Math.abs(share - near)).toBeLessThanOrEqual(0.005001);
  });

  it.prop([
    fc.oneof(
      fc.string(),
      fc.constantFrom('101% 5%', '5%', '5% 5% 5%', '-1% 5%', '5% 5%;', 'url(x) 5%', '5.5% 5%', 'center'),
    ),
  ])('is never read from a text that CSS could read otherwise', (other) => {
    if (!/^\d{1,3}% \d{1,3}%$/.test(other)) expect(focusOf(other)).toBeUndefined();
    expect(focusOf(`${other} 5% 5%`)).toBeUndefined();
    expect(focusOf('101% 5%')).toBeUndefined();
  });
});

describe('what is said of an image', () => {
  it.prop([text, fc.dictionary(fc.constantFrom(...LANGUAGES), text)])(
    'needs a name, and has a limit in every language',
    (name, alts) => {
      const limit = (path: string, value: string, max: number) =>
        lengthOf(value) > max ? [{ path, code: 'forms-maxlength', params: { max } }] : [];
      expect(siteImageFaults({ name, alts })).toEqual([
        ...(name.trim() === '' ? [{ path: 'name', code: 'site-image-name' }] : []),
        ...limit('name', name, SITE_IMAGE_NAME_MAX),
        ...LANGUAGES.flatMap((language) =>
          limit(`alts.${language}`, alts[language] ?? '', SITE_IMAGE_ALT_MAX),
        ),
      ]);
    },
  );

  it.prop([fc.string({ unit: 'grapheme', minLength: 1, maxLength: 150 })])(
    'begins with a name that is valid, from any file name',
    (stem) => {
      const name = siteImageName(`${stem}.jpg`);
      expect(siteImageFaults({ name, alts: {} }).filter(() => stem.trim() !== '')).toEqual([]);
    },
  );
});

describe('uploadSiteImage', () => {
  const upload = (file: UploadFile) => {
    const sent: string[] = [];
    const image = { ...{ id: '1', version: 1, name: 'x', src: '/x', width: 1, height: 1 } };
    const stored = { image: { ...image, bytes: 1, alts: {}, uploaded: '' }, isKnown: false };
    const images = {
      upload: ({ name }: UploadFile) => {
        sent.push(name);
        return okAsync(stored);
      },
    };
    return uploadSiteImage(images)(file).map(() => sent);
  };

  it('sends an image within the limits, and nothing else', async () => {
    const picture = smallPicture('hall.png');
    expect((await upload(picture))._unsafeUnwrap()).toEqual(['hall.png']);
    const narrow = { ...picture, pixels: { width: SITE_IMAGE_RULES.minWidth - 1, height: 500 } };
    for (const file of [smallPdf(), { ...picture, name: 'hall.svg' }, narrow])
      expect((await upload(file))._unsafeUnwrapErr()).toMatchObject({
        kind: 'rejected',
        fields: [{ path: 'file' }],
      });
  });
});

describe('changeSiteImage', () => {
  it.prop([text, fc.dictionary(fc.constantFrom(...LANGUAGES), text), fc.nat()])(
    'saves a form without faults, and rejects any other with its faults',
    async (name, alts, version) => {
      const form = { name, alts };
      const sent: unknown[] = [];
      const stored = {
        ...{ id: '1', version: 1, src: '/x', width: 1, height: 1, bytes: 1, uploaded: '' },
        ...form,
      };
      const change = (...sending: readonly unknown[]) => {
        sent.push(sending);
        return okAsync(stored);
      };
      const result = await changeSiteImage({ change })('1', version, form);
      const fields = siteImageFaults(form);
      expect(sent).toEqual(fields.length === 0 ? [['1', version, form]] : []);
      if (fields.length > 0) expect(result._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', fields });
      else expect(result._unsafeUnwrap()).toEqual(stored);
    },
  );
});
