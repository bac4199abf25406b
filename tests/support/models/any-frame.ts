import type { FrameArea, FrameItem, SiteFrameForm } from '@fairdesk/core/editor';
import fc from 'fast-check';

/** The names of the parts of each area. */
const NAMES = {
  header: {
    lists: ['main', 'service', 'profile'],
    logos: ['main', 'poweredBy'],
    texts: ['topbar'],
    settings: ['splitter', 'showSearch', 'search', 'showCountdown', 'countdownDate', 'showLanguageSwitch'],
  },
  footer: {
    lists: ['links', 'socials'],
    logos: ['main'],
    texts: ['newsletter', 'brand', 'city'],
    settings: ['newsletterHref', 'year'],
  },
} as const;

const word = fc.stringMatching(/^[A-Za-zçğıöşü ]{0,8}[a-z]$/);
const href = fc.constantFrom(
  '/',
  '/news',
  '/a/b?c=d',
  '/news#top',
  '#here',
  'https://a.example/x',
  'mailto:a@b.example',
);
const icon = fc.constantFrom('', 'fa-solid fa-map', 'fa-x-twitter');
const switched = fc.constantFrom('', '1');

/** Items without ids; a menu has levels. */
const items = (levels: number, isFooter: boolean): fc.Arbitrary<readonly FrameItem[]> =>
  fc.array(
    fc.record({
      id: fc.constant(''),
      title: word,
      text: isFooter ? fc.constant('') : fc.constantFrom('', 'Button'),
      href,
      target: fc.constantFrom('' as const, '_blank' as const),
      icon,
      isCallToAction: isFooter ? fc.constant(false) : fc.boolean(),
      children: levels > 1 ? items(levels - 1, isFooter) : fc.constant([]),
    }),
    { maxLength: 3 },
  );

/** The same items with new ids. */
const named = (list: readonly FrameItem[], place: string): readonly FrameItem[] =>
  list.map((item, index) => ({
    ...item,
    id: `${place}.${index}`,
    children: named(item.children, `${place}.${index}`),
  }));

const records = <Value>(names: readonly string[], value: (name: string) => fc.Arbitrary<Value>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, value(name)])));

const setting = (name: string): fc.Arbitrary<string> => {
  if (name.startsWith('show')) return switched;
  if (name === 'search' || name === 'newsletterHref') return fc.oneof(fc.constant(''), href);
  if (name === 'countdownDate') return fc.constantFrom('', '2027-01-26T09:00:00.000Z');
  return name === 'splitter' ? icon : word;
};

/** Any form of an area whose ids begin with a prefix: `new` for one whose items are not stored. */
export const anyFrameForm = (area: FrameArea, prefix = ''): fc.Arbitrary<SiteFrameForm> => {
  const { lists, logos, texts, settings } = NAMES[area];
  return fc.record({
    lists: records(lists, (name) =>
      items(name === 'main' ? 3 : 1, area === 'footer').map((list) => named(list, `${prefix}${name}`)),
    ),
    logos: records(logos, () =>
      fc.record({
        src: fc.constantFrom('/files/logo.png', 'https://a.example/b.svg'),
        alt: word,
        width: fc.constantFrom('', '306'),
        height: fc.constantFrom('', '96'),
        href: fc.constantFrom('', '/', 'https://a.example'),
      }),
    ),
    texts: records(texts, () => word),
    settings: records(settings, setting),
  });
};

const junk = fc.constantFrom<unknown>(null, 3, 'x', [], { a: 1 });
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: junk });
const wrapped = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 4, arbitrary: value },
    { weight: 1, arbitrary: value.map((each) => ({ value: each, editable: 'x' })) },
    { weight: 1, arbitrary: value.map((each) => ({ jsonValue: { value: each } })) },
    { weight: 1, arbitrary: value.map((each) => ({ jsonValue: each })) },
  );

const link = fc.record(
  {
    href,
    text: word,
    target: fc.constantFrom('', '_blank', 'other'),
    anchor: fc.constantFrom('', 'top'),
    querystring: fc.constantFrom('', 'x=1'),
    class: word,
    id: word,
  },
  { requiredKeys: [] },
);
const itemFields = {
  navigationTitle: wrapped(maybe(word)),
  displayName: word,
  navigationItemIconName: wrapped(icon),
  icon,
  templateName: fc.constantFrom('Link', 'Call To Action'),
  link: wrapped(maybe(link)),
  hideForParticipationTypes: word,
};

const storedItems = (levels: number): fc.Arbitrary<unknown> => {
  const children: { children: fc.Arbitrary<unknown> } | object =
    levels > 1
      ? {
          children: fc.oneof(
            storedItems(levels - 1),
            storedItems(levels - 1).map((results) => ({ results, total: 1 })),
          ),
        }
      : {};
  return fc.array(
    maybe(
      fc.oneof(
        fc.record({ ...itemFields, ...children }, { requiredKeys: [] }),
        fc.record(
          {
            fields: fc.record(itemFields, { requiredKeys: [] }),
            template: fc.record({ name: fc.constantFrom('CTA', 'Link') }),
            ...children,
          },
          { requiredKeys: [] },
        ),
      ),
    ),
    { maxLength: 3 },
  );
};

const entries = fc.array(
  maybe(fc.record({ displayName: word, children: storedItems(2) }, { requiredKeys: [] })),
  { maxLength: 4 },
);
const image = fc.record(
  {
    src: fc.constantFrom('/files/a.png', '/files/b.png'),
    alt: word,
    width: fc.constantFrom<unknown>('306', 306),
    height: word,
    focus: word,
    other: word,
  },
  { requiredKeys: [] },
);
const logo = fc.record(
  { name: word, title: word, link: wrapped(link), image: wrapped(image) },
  { requiredKeys: [] },
);
const flag = fc.constantFrom<unknown>(true, false, '1', '0', '', 'on', 7);
const footerItem = fc.record(
  { url: href, title: word, target: word, icon, other: word },
  { requiredKeys: [] },
);

/** Anything that may be stored as the fields of a header or a footer. */
export const anyStoredFrame = (area: FrameArea): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  area === 'header'
    ? fc.record(
        {
          logos: wrapped(
            maybe(
              fc.array(
                maybe(
                  fc.oneof(
                    logo,
                    logo.map((fields) => ({ fields, id: 'x' })),
                  ),
                ),
                { maxLength: 4 },
              ),
            ),
          ),
          links: wrapped(
            maybe(
              fc.oneof<fc.Arbitrary<unknown>[]>(
                fc.record(
                  { main: maybe(storedItems(3)), footer: junk, profile: maybe(storedItems(1)) },
                  { requiredKeys: [] },
                ),
                entries,
              ),
            ),
          ),
          subnavigation: wrapped(maybe(entries)),
          showSearch: wrapped(flag),
          showCountdown: wrapped(flag),
          countdownDate: wrapped(
            fc.constantFrom('', '20270126T090000Z', '0001-01-01T00:00:00Z', '2027-01-26T09:00:00.000Z'),
          ),
          showLanguageSwitch: wrapped(flag),
          fullHeight: flag,
          topbarText: wrapped(maybe(word)),
          serviceNavigationSplitterIcon: wrapped(icon),
        },
        { requiredKeys: [] },
      )
    : fc.record(
        {
          logo: wrapped(maybe(fc.record({ href, image }, { requiredKeys: [] }))),
          links: wrapped(maybe(fc.array(maybe(footerItem), { maxLength: 3 }))),
          socials: wrapped(maybe(fc.array(footerItem, { maxLength: 3 }))),
          newsletter: wrapped(maybe(footerItem)),
          brand: wrapped(maybe(word)),
          year: wrapped(word),
          city: word,
          other: junk,
        },
        { requiredKeys: [] },
      );
