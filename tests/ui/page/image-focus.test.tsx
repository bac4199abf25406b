// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';
import { htmlOf } from './render-page.tsx';

const value = (content: unknown) => ({ value: content });
const texts = { Title: value('Hall'), Content: value('<p>Hall</p>'), Link: value({ href: '/a', text: 'a' }) };

/** Each block that draws an image, with that image. */
const BLOCKS: Readonly<Record<string, (image: unknown) => object>> = {
  Banner: (Image) => ({ ...texts, Image }),
  CallToActionImage: (Image) => ({ ...texts, Image }),
  Jumbotron: (Image) => ({ ...texts, Image }),
  DuoBlock: (Image) => ({ ...texts, Image }),
  Image: (Image) => ({ Image }),
  Gallery: (GalleryItem) => ({ Items: [{ fields: { GalleryItem } }] }),
  Carousel: (Image) => ({ Items: [{ fields: { ...texts, Image } }] }),
};

const markupOf = async (name: string, focus: object): Promise<string> => {
  const image = value({ src: '/-/media/a/hall.jpg', alt: 'Hall', width: '800', height: '600', ...focus });
  const fields = BLOCKS[name]?.(image) ?? {};
  const rendering = { uid: 'a', componentName: name, dataSource: '', params: {}, fields };
  return htmlOf((await openLayout(layoutOf([rendering])))._unsafeUnwrap());
};

describe.each(Object.keys(BLOCKS))('an image in %s', (name) => {
  it.prop([fc.nat(100), fc.nat(100), fc.constantFrom('', 'middle', '1%')], { numRuns: 5 })(
    'differs by its focus point only, and without one it is drawn as before',
    async (x, y, none) => {
      const plain = await markupOf(name, {});
      expect(plain).toContain('hall.jpg');
      expect(await markupOf(name, { focus: none })).toBe(plain);
      const focused = await markupOf(name, { focus: `${x}% ${y}%` });
      const style = ` style="object-position:${x}% ${y}%"`;
      expect(focused).toContain(style);
      expect(focused.replaceAll(style, '')).toBe(plain);
    },
  );
});
