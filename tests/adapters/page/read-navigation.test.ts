import type { SiteNavigation } from '@fairdesk/core/page';
import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { Rendering } from '#adapters/page/read-block/rendering.ts';
import { readNavigation } from '#adapters/page/read-navigation.ts';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';

describe.each(EACH_LANGUAGE)('in $language', ({ language, prefix }) => {
  const place = { folder: 'aqua', language } as const;
  const rendering = (componentName: string, fields: unknown) => Rendering.parse({ componentName, fields });
  const headerOf = (fields: unknown): SiteNavigation =>
    readNavigation(rendering('Header', fields), undefined, place);
  const footerOf = (fields: unknown) => readNavigation(undefined, rendering('Footer', fields), place).footer;
  const item = (navigationTitle: string, href: string, more: object = {}) => ({
    navigationTitle,
    link: { href, text: navigationTitle },
    ...more,
  });

  describe('the header', () => {
    it('reads its main menu from the first entry, by name or by position', () => {
      const items = [item('Visit', '/visit')];
      const named = headerOf({ links: { main: items, profile: [] } });
      expect(headerOf({ links: [{ children: items }, { children: [] }] }).main).toEqual(named.main);
      expect(named.main).toMatchObject([{ title: 'Visit', href: `${prefix}/aqua/visit` }]);
    });

    it('adds the anchor, keeps each level within the folder, and recognises a call to action', () => {
      const action = { ...item('Ask', '/ask', { icon: 'fa-solid fa-bell' }), templateName: 'Call To Action' };
      const [first] = headerOf({
        links: {
          main: [
            item('Visit', '', {
              children: [
                item('Plan', '', {
                  children: [{ navigationTitle: 'Hours', link: { href: '/visit', anchor: 'hours' } }],
                }),
                action,
              ],
            }),
          ],
        },
      }).main;
      expect(first?.children[0]?.children[0]?.href).toBe(`${prefix}/aqua/visit#hours`);
      expect(first?.children.map(({ isCallToAction }) => isCallToAction)).toEqual([false, true]);
    });

    it('reads service links from the second subnavigation entry, and falls back to the display name and #', () => {
      const second = { children: [{ displayName: 'Help' }, item('Map', 'https://a.example/map')] };
      expect(headerOf({ subnavigation: [{ children: [item('No', '/no')] }, second] }).service).toMatchObject([
        { title: 'Help', href: '#' },
        { title: 'Map', href: 'https://a.example/map' },
      ]);
    });

    it('searches at the first child of the third entry, else at /search, and only when enabled', () => {
      const third = { children: [item('Find', '/find'), item('Other', '/other')] };
      const subnavigation = [{}, {}, third];
      expect(headerOf({ showSearch: true, subnavigation }).search).toBe(`${prefix}/aqua/find`);
      expect(headerOf({ showSearch: true }).search).toBe(`${prefix}/aqua/search`);
      expect(headerOf({ subnavigation }).search).toBeUndefined();
      expect(headerOf({ showSearch: true, subnavigation: [{}, {}] }).missing).toEqual(['main', 'search']);
      expect(headerOf({ links: [{}], subnavigation: [{}] }).missing).toEqual(['service']);
      const nested = (levels: number): object => ({
        navigationTitle: 'Halls',
        link: { href: '/halls' },
        children: levels > 1 ? [nested(levels - 1)] : [],
      });
      const missingAt = (levels: number) => headerOf({ links: [{ children: [nested(levels)] }] }).missing;
      expect([missingAt(3), missingAt(4)]).toEqual([[], ['level']]);
    });

    it.each([
      ['without a title', { link: { href: '/find' } }, '/aqua/find'],
      [
        'in the platform’s own field format',
        { fields: { link: { value: { href: '/find' } } } },
        '/aqua/find',
      ],
      ['without an address', { navigationTitle: 'Find', children: [item('Tips', '/tips')] }, '/aqua/search'],
      ['with an address that is refused', item('Find', 'javascript:alert(1)'), '/aqua/search'],
    ])('searches at the first child alone, %s', (_, first, path) => {
      const subnavigation = [{}, {}, { children: [null, first, item('Other', '/other')] }];
      expect(headerOf({ showSearch: true, subnavigation }).search).toBe(`${prefix}${path}`);
    });

    it('links the profile menu outside the fair, to the event chooser', () => {
      expect(headerOf({ links: { main: [], profile: [item('Switch Event', '/')] } }).profile[0]?.href).toBe(
        prefix || '/',
      );
    });

    it.prop([fc.func(fc.constantFrom('bare', 'value', 'jsonValue', 'bareJson'))])(
      'is the same for every field format of the platform',
      (wayOf) => {
        const sent = (name: string, value: unknown) =>
          ({
            bare: value,
            value: { value },
            jsonValue: { jsonValue: { value } },
            bareJson: { jsonValue: value },
          })[wayOf(name)];
        const fields = {
          topbarText: 'Doors open at nine',
          showSearch: true,
          showCountdown: true,
          countdownDate: '2027-01-26T09:00:00Z',
          showLanguageSwitch: false,
          serviceNavigationSplitterIcon: 'fa-solid fa-circle',
          logos: [{ image: { src: '/a.png', alt: 'Fair' }, link: { href: '/' } }],
          subnavigation: [{}, { children: [item('Help', '/help')] }],
        };
        const wrapped = Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, sent(name, value)]),
        );
        const navigation = headerOf(fields);
        expect(headerOf(wrapped)).toEqual(navigation);
        expect(navigation).toMatchObject({
          topbarText: 'Doors open at nine',
          serviceSplitter: 'fa-solid fa-circle',
        });
        expect(navigation.logos).toHaveLength(1);
      },
    );

    it('keeps each logo in its position, with or without an image', () => {
      const logos = [
        { link: { href: '/' } },
        { image: { src: '/p.png', alt: 'Power' }, link: { href: '/p' } },
      ];
      const read = headerOf({ logos }).logos;
      expect(read[0]).toBeUndefined();
      expect(read[1]).toMatchObject({ alt: 'Power' });
    });

    it.each([
      ['2027-01-26T09:00:00Z', '2027-01-26T09:00:00.000Z'],
      ['2027-01-26T09:00:00+01:00', '2027-01-26T09:00:00.000+01:00'],
      // Without a zone, the same instant on every server.
      ['2027-01-26T09:00:00', '2027-01-26T09:00:00.000Z'],
      ['2027-01-26 09:00', '2027-01-26T09:00:00.000Z'],
      ['2027-01-26', '2027-01-26T00:00:00.000Z'],
      ['soon', ''],
      ['20270126T090000Z', '2027-01-26T09:00:00.000Z'],
      ['0001-01-01T00:00:00Z', ''],
      ['', ''],
    ])('reads the countdown date %s as %s', (countdownDate, read) => {
      expect(headerOf({ countdownDate }).countdownDate).toBe(read);
    });

    it('reads items in the platform’s own field format, and switches written as text', () => {
      const callToAction = {
        template: { name: 'Call To Action' },
        fields: { navigationTitle: { value: 'Ask' }, link: { value: { href: '/ask', text: 'Ask us' } } },
      };
      const menu = { navigationTitle: { value: 'Visit' }, children: { results: [callToAction] } };
      const header = headerOf({
        links: [{ children: { results: [menu] } }],
        showSearch: '1',
        showLanguageSwitch: '',
      });
      expect(header.main[0]?.children[0]).toMatchObject({
        title: 'Ask',
        href: `${prefix}/aqua/ask`,
        isCallToAction: true,
      });
      expect(header.search).toBe(`${prefix}/aqua/search`);
      expect(header.showLanguageSwitch).toBe(true);
    });

    it.prop([fc.jsonValue(), fc.jsonValue()])(
      'never throws, for any data of the platform',
      (header, footer) => {
        expect(() =>
          readNavigation(rendering('Header', header), rendering('Footer', footer), place),
        ).not.toThrow();
        const fields = {
          links: header,
          logos: footer,
          subnavigation: header,
          socials: header,
          newsletter: footer,
        };
        expect(() =>
          readNavigation(rendering('Header', fields), rendering('Footer', fields), place),
        ).not.toThrow();
      },
    );

    it.prop([fc.constantFrom(...LANGUAGES), fc.stringMatching(/^[a-z]{3,9}$/)])(
      'keeps every item within the folder, in the language of the page',
      (language, name) => {
        const fields = { links: { main: [item('A', `/${name}`)] } };
        const { main } = readNavigation(rendering('Header', fields), undefined, { folder: 'aqua', language });
        expect(main[0]?.href).toBe(localPath({ language, path: `/aqua/${name}` }));
      },
    );
  });

  describe('the footer', () => {
    it('has the newsletter only with address and title, and clears links with javascript', () => {
      expect(footerOf({ newsletter: { url: '/letter', title: '' } }).newsletter).toBeUndefined();
      expect(footerOf({ newsletter: { url: '/letter', title: 'Letter' } }).newsletter?.href).toBe(
        `${prefix}/aqua/letter`,
      );
      expect(footerOf({ newsletter: { url: 'javascript:x', title: 'Letter' } }).newsletter).toBeUndefined();
      const links = [
        { url: '/news/javascript', title: 'A' },
        { url: '/b', title: 'B' },
      ];
      expect(footerOf({ links }).links.map(({ href }) => href)).toEqual(['', `${prefix}/aqua/b`]);
    });

    it('marks external links, and adds the prefix to the icon of X only', () => {
      const socials = [
        { url: 'https://x.example/a', icon: 'fa-x-twitter' },
        { url: 'https://www.b.example', icon: 'fa-brands fa-linkedin', title: 'B' },
        { url: 'javascript:alert(1)', icon: '' },
        { url: '/here', icon: '' },
      ];
      expect(footerOf({ socials }).socials).toEqual([
        { href: 'https://x.example/a', icon: 'fa-brands fa-x-twitter', name: 'x.example' },
        { href: 'https://www.b.example', icon: 'fa-brands fa-linkedin', name: 'B' },
      ]);
    });

    it.prop([fc.array(fc.constantFrom('good', null, 'text', 0, []), { maxLength: 6 })])(
      'has every valid link and profile beside invalid ones',
      (entries) => {
        const among = (valid: object) => entries.map((entry) => (entry === 'good' ? valid : entry));
        const footer = footerOf({
          links: among({ url: '/b', title: 'B' }),
          socials: among({ url: 'https://b.example', title: 'B' }),
        });
        const good = entries.filter((entry) => entry === 'good').map(() => 'B');
        expect(footer.links.map(({ text }) => text)).toEqual(good);
        expect(footer.socials.map(({ name }) => name)).toEqual(good);
      },
    );

    it('has the year and the city of the specification by default', () => {
      expect(footerOf({ brand: 'Aqua' }).copyright).toEqual({
        brand: 'Aqua',
        year: '2023',
        city: 'Amsterdam',
      });
      expect(footerOf({ brand: 'Aqua', year: '2027', city: 'İzmir' }).copyright.city).toBe('İzmir');
    });
  });
});
