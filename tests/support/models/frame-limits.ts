import {
  FRAME_HREF_MAX,
  FRAME_ITEMS_MAX,
  FRAME_TEXT_MAX,
  type FrameItem,
  frameLevels,
  type SiteFrameForm,
} from '@fairdesk/core/editor';

export const item = (more: Partial<FrameItem> = {}): FrameItem => ({
  ...{ id: 'x', title: 'News', text: '', href: '/news', target: '', icon: '' },
  ...{ isCallToAction: false, children: [] },
  ...more,
});
/** An item with this many levels, itself included. */
const nested = (levels: number): FrameItem => item({ children: levels > 1 ? [nested(levels - 1)] : [] });
const many = (count: number) => Array.from({ length: count }, () => item());
export const long = (length: number) => 'x'.repeat(length);

const withList = (form: SiteFrameForm, name: string, items: readonly FrameItem[]): SiteFrameForm => ({
  ...form,
  lists: { ...form.lists, [name]: items },
});
export const withSetting = (form: SiteFrameForm, name: string, value: string): SiteFrameForm => ({
  ...form,
  settings: { ...form.settings, [name]: value },
});
const withLogo = (form: SiteFrameForm, more: Partial<SiteFrameForm['logos'][string]>): SiteFrameForm => ({
  ...form,
  logos: { ...form.logos, extra: { ...{ src: '', alt: '', width: '', height: '', href: '' }, ...more } },
});

/** Addresses that could run a script, leave for an unnamed host, or are too long. */
export const UNSAFE = [
  ...['javascript:x()', ' JaVaScRiPt:x()', 'data:text/html,x', 'vbscript:x', '//evil.example'],
  ...[
    'java\nscript:x()',
    'https:',
    ' https:',
    'http:/a',
    'https:///a',
    'https://?a',
    'http:x?https://a.example',
  ],
  `/${long(FRAME_HREF_MAX)}`,
];
export const SAFE = [
  ...[
    '/',
    '/go?to=https:',
    '#here',
    'tel:+31201234567',
    'mailto:a@b.example',
    ' /news ',
    'https://a',
    'HTTP://a',
  ],
  `/${long(FRAME_HREF_MAX - 1)}`,
];
export const WEB = ['https://a.example', 'http://a.example', 'HTTPS://A'];

/** A form with one value that is within a limit or beyond it. */
const addresses = (part: string, of: (form: SiteFrameForm, href: string) => SiteFrameForm) =>
  [...SAFE, ...UNSAFE].map((href) => ({
    name: `${part}: ${href.slice(0, 40)}`,
    change: (form: SiteFrameForm) => of(form, href),
    fault: UNSAFE.includes(href) ? { path: part, code: 'frame-address' } : undefined,
  }));
const limited = (
  path: string,
  code: string,
  max: number,
  of: (form: SiteFrameForm, size: number) => SiteFrameForm,
) =>
  [max, max + 1].map((size) => ({
    name: `${path}: ${size}`,
    change: (form: SiteFrameForm) => of(form, size),
    fault: size > max ? { path, code, params: { max } } : undefined,
  }));

/** Changes of one value, with the fault that it then has; absent within the limits. */
export const CASES: readonly {
  readonly name: string;
  readonly change: (form: SiteFrameForm) => SiteFrameForm;
  readonly fault: object | undefined;
}[] = [
  ...addresses('x.href', (form, href) => withList(form, 'service', [item({ href })])),
  ...addresses('logos.extra.href', (form, href) => withLogo(form, { href })),
  ...addresses('logos.extra.src', (form, src) => withLogo(form, { src })),
  ...addresses('settings.search', (form, href) => withSetting(form, 'search', href)),
  ...addresses('settings.newsletterHref', (form, href) => withSetting(form, 'newsletterHref', href)),
  ...['', ' '].map((blank) => ({
    name: `blank addresses: "${blank}"`,
    change: (form: SiteFrameForm) => withLogo(withSetting(form, 'search', blank), { href: blank }),
    fault: undefined,
  })),
  ...limited('x.title', 'frame-text-max', FRAME_TEXT_MAX, (form, size) =>
    withList(form, 'main', [item({ title: long(size) })]),
  ),
  ...limited('logos.extra.alt', 'frame-text-max', FRAME_TEXT_MAX, (form, size) =>
    withLogo(form, { alt: long(size) }),
  ),
  ...limited('texts.topbar', 'frame-text-max', FRAME_TEXT_MAX, (form, size) => ({
    ...form,
    texts: { topbar: long(size) },
  })),
  ...limited('texts.brand', 'frame-text-max', FRAME_TEXT_MAX, (form, size) => ({
    ...form,
    texts: { brand: '😀'.repeat(size) },
  })),
  ...limited('settings.year', 'frame-text-max', FRAME_TEXT_MAX, (form, size) =>
    withSetting(form, 'year', long(size)),
  ),
  ...limited('lists.main', 'frame-items-max', FRAME_ITEMS_MAX, (form, size) =>
    withList(form, 'main', [item({ children: many(size - 1) })]),
  ),
  ...['main', 'service', 'profile'].flatMap((name) =>
    limited(`lists.${name}`, 'frame-levels-max', frameLevels(name), (form, size) =>
      withList(form, name, [item(), nested(size)]),
    ),
  ),
];
