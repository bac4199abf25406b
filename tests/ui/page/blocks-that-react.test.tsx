// @vitest-environment jsdom
import { GALLERY_PER_ROW } from '@fairdesk/core/media';
import { type Modal, SLIDES_ON_DESKTOP, SLIDES_ON_MOBILE } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { LayoutRendering } from '#tests/support/models/layout-document.ts';
import { renderPage } from './render-page.tsx';

const value = (text: unknown) => ({ value: text });
const picture = (n: number) => ({
  src: `/-/media/${n}.webp`,
  alt: `Picture ${n}`,
  width: '1200',
  height: '900',
});

const main = async (block: LayoutRendering, context?: object): Promise<HTMLElement> => {
  const area = (await renderPage([{ uid: 'u1', ...block }], context)).querySelector('main');
  return area ?? expect.fail('The page has no main area');
};
const editing = { pageEditing: true };

describe('a gallery', () => {
  const gallery = (items: readonly unknown[], params = {}, context?: object) =>
    main({ componentName: 'Gallery', params, fields: { Title: value('Days'), Items: items } }, context);
  const anyText = fc.constantFrom('', ' ', 'Hall');
  const anyItem = fc.record({ src: fc.constantFrom('', '/-/media/a.webp', 'javascript:1'), alt: anyText });
  interface Item {
    readonly src: string;
    readonly alt: string;
  }
  const wrapped = fc.constantFrom<((item: Item) => object)[]>(
    (item) => ({ fields: { GalleryItem: value(item) } }),
    (item) => ({ fields: { Image: { jsonValue: value(item) } } }),
    ({ src, alt }) => ({ galleryItem: { url: src, Alt: alt } }),
    ({ src, alt }) => ({ fields: { url: value(src), Alt: value(alt) } }),
  );

  it.prop([fc.array(anyItem), wrapped])(
    'always renders exactly the images with an address and alternative text, in any format',
    async (items, wrap) => {
      const visible = items.filter(({ src, alt }) => src.startsWith('/') && alt.trim() !== '');
      const rendered = await gallery(items.map(wrap));
      expect(rendered.querySelectorAll('a[data-larger] img')).toHaveLength(visible.length);
      const edited = await gallery(items.map(wrap), {}, editing);
      expect(edited.querySelectorAll('picture-gallery li')).toHaveLength(items.length);
    },
  );

  it('links to the images without scripts, and keeps its viewer closed', async () => {
    const rendered = await gallery([1, 2].map((n) => ({ fields: { GalleryItem: value(picture(n)) } })));
    const links = [...rendered.querySelectorAll('a[data-larger]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/-/media/1.webp', '/-/media/2.webp']);
    expect(rendered.querySelector('dialog')?.hasAttribute('open')).toBe(false);
    const images = [...rendered.querySelectorAll('img')];
    expect(images.map((image) => [image.getAttribute('loading'), image.getAttribute('width')])).toEqual(
      Array(2).fill(['lazy', '1200']),
    );
    for (const image of images) expect(image.getAttribute('srcset')).toMatch(/mw=576 576w.*mw=1200 1200w$/);
    expect(rendered.querySelector('picture-gallery')?.getAttribute('style')).toContain(
      `--per-row:${GALLERY_PER_ROW}`,
    );
  });

  it('marks images hidden from visitors for its editor, without a viewer', async () => {
    const edited = await gallery(
      [{ fields: { GalleryItem: value({ src: '/-/media/a.webp', alt: '' }) } }],
      {},
      editing,
    );
    expect(edited.textContent).toContain('This image has no alternative text: visitors do not see it.');
    expect(edited.textContent).toContain('[No text in field]');
    expect(edited.querySelector('dialog, a[data-larger]')).toBeNull();
  });
});

describe('a carousel', () => {
  const carousel = (params: object, context?: object, slides = 3) =>
    main(
      {
        componentName: 'Carousel',
        params: { ...params },
        fields: {
          Items: Array.from({ length: slides }, (_, n) => ({
            fields: { Image: value(picture(n)), Title: value(`Slide ${n}`) },
          })),
        },
      },
      context,
    );

  it('has all its slides in the markup, in a focusable, scrollable row', async () => {
    const rendered = await carousel({});
    expect([...rendered.querySelectorAll('slide-carousel li')].map((slide) => slide.textContent)).toEqual(
      [0, 1, 2].map((n) => `Slide ${n}`),
    );
    expect(rendered.querySelector('[data-row]')?.getAttribute('tabindex')).toBe('0');
  });

  it.each([
    ['slide', SLIDES_ON_DESKTOP],
    ['loop', SLIDES_ON_DESKTOP],
    ['fade', 1],
  ])('of the type %s displays %i at once on a desktop, and one on a phone', async (Type, visible) => {
    const block = (await carousel({ Type })).querySelector('slide-carousel');
    expect(block?.getAttribute('data-movement')).toBe(Type);
    expect(block?.getAttribute('style')).toContain(`--on-desktop:${visible}`);
    expect(block?.getAttribute('style')).toContain(`--on-mobile:${SLIDES_ON_MOBILE}`);
  });

  it('with autoplay always has a pause button', async () => {
    const moving = await carousel({ AutoplaySpeed: '5000' });
    expect(moving.querySelector('slide-carousel')?.getAttribute('data-rest')).toBe('5000');
    expect(moving.querySelector('[data-play]')?.textContent).toContain('Pause');
    expect((await carousel({})).querySelector('[data-play], [data-rest]')).toBeNull();
  });

  it('keeps empty slides for its editor only', async () => {
    const empty = { componentName: 'Carousel', fields: { Items: [{ fields: { Title: value('') } }] } };
    expect((await main(empty)).querySelector('slide-carousel')).toBeNull();
    expect((await main(empty, editing)).querySelectorAll('slide-carousel li')).toHaveLength(1);
  });
});

describe('a modal', () => {
  const modal = (params: object, context?: object) =>
    main(
      {
        componentName: 'Modal',
        params: { ...params },
        placeholders: {
          'modal-{*}': [{ componentName: 'RichText', fields: { Text: value('<p>Half price</p>') } }],
        },
      },
      context,
    );
  const readModal = async (params: object): Promise<Modal | undefined> => {
    const data = (await modal(params)).querySelector('modal-window')?.getAttribute('data-modal');
    return data ? JSON.parse(data) : undefined;
  };

  it.prop([fc.oneof(fc.stringMatching(/^[\w.-]{1,20}$/), fc.string()), fc.nat(99_999)])(
    'uses its own id, and never one that is invalid as a cookie name',
    async (id, seconds) => {
      const plain = id.trim();
      const data = await readModal({ ModalId: id, Timer: String(seconds) });
      if (!/^[\w.-]+$/.test(plain)) expect(data).toBeUndefined();
      else expect(data).toMatchObject({ id: plain, trigger: { kind: 'timer', seconds } });
    },
  );

  it('opens by the configured trigger, and by its link by default', async () => {
    const triggers = [
      {},
      { Timer: 'soon' },
      { Timer: '5' },
      { Trigger: 'Scroll', Timer: '5' },
      { Trigger: 'link' },
    ];
    const kinds = await Promise.all(triggers.map((params) => readModal({ ModalId: 'offer', ...params })));
    expect(kinds.map((each) => each?.trigger)).toEqual([
      { kind: 'link' },
      { kind: 'link' },
      { kind: 'timer', seconds: 5 },
      { kind: 'scroll' },
      { kind: 'link' },
    ]);
  });

  it('is closed for visitors, and in place for its editor', async () => {
    const shut = (await modal({ ModalId: 'offer' })).querySelector('dialog');
    expect([shut?.id, shut?.hasAttribute('open'), shut?.dataset.lock]).toEqual([
      'modal:offer',
      false,
      'both',
    ]);
    expect(shut?.getAttribute('aria-label')).toBe('Notice');
    const edited = await modal({ ModalId: 'offer' }, editing);
    expect(edited.querySelector('dialog')).toBeNull();
    expect(edited.textContent).toContain('Dialog “offer”, shown here to edit it.');
    expect(edited.textContent).toContain('Half price');
  });

  it('without a usable id is hidden from visitors, with the reason for its editor', async () => {
    for (const id of ['a b', 'participationId', '']) {
      expect((await modal({ ModalId: id })).textContent).not.toContain('Half price');
      const edited = await modal({ ModalId: id }, editing);
      expect(edited.textContent).toContain(
        id === '' ? 'This dialog has no name yet' : `“${id}” cannot be the name of a dialog`,
      );
    }
  });
});
