import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { sizedAddress } from '#adapters/page/sized-address.ts';

const anyFile = fc.stringMatching(/^[a-z0-9]{1,12}\.jpg$/);

describe('sizedAddress', () => {
  it.prop([anyFile])('keeps the revision, and drops the former size and its signature', (file) => {
    const whole = sizedAddress(`/-/media/${file}?h=9&w=9&hash=1&rev=abc&mw=8`);
    expect(whole).toBe(`/-/jssmedia/${file}?rev=abc&mw={width}`);
  });

  it.prop([fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()])(
    'has one place for the width, at its end',
    (url, name) => {
      for (const src of [`/-/media/{width}${name}`, `${url}/-/media/{width}.jpg`]) {
        const sized = sizedAddress(src);
        if (sized !== undefined) expect(sized.split('{width}').at(-1)).toBe('');
        if (sized !== undefined) expect(sized.split('{width}')).toHaveLength(2);
      }
    },
  );

  it.prop([anyFile])('is absent for a host without resizing', (file) => {
    expect(sizedAddress(`/files/${file}`)).toBeUndefined();
    expect(sizedAddress(`https://pictures.example/${file}`)).toBeUndefined();
  });

  it('keeps the host and the folder, and other parameters of the content', () => {
    expect(sizedAddress('https://cm.example/nl/fair/~/media/a/b.png')).toBe(
      'https://cm.example/nl/fair/~/jssmedia/a/b.png?mw={width}',
    );
    expect(sizedAddress('/-/jssmedia/a.jpg?la=nl&&x')).toBe('/-/jssmedia/a.jpg?la=nl&mw={width}');
    for (const other of ['javascript:/-/media/a.jpg', 'x/-/media/a.jpg', ''])
      expect(sizedAddress(other)).toBeUndefined();
  });
});
