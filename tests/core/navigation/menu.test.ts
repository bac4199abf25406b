import {
  CLOSED_DROPDOWN,
  type DropdownEvent,
  dropdownAfter,
  footerHref,
  holdsActive,
  isActive,
  itemAddress,
  type MenuItem,
  serviceLink,
  showsLanguageSwitch,
  showsNewsletter,
  socialIcon,
} from '@fairdesk/core/navigation';
import { localPath } from '@fairdesk/core/shared';
import { anyLanguage, VISIBLE_TO_ALL } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const segment = fc.stringMatching(/^[a-z0-9-]{3,12}$/);
const path = fc.array(segment, { minLength: 1 }).map((segments) => `/${segments.join('/')}`);
const item = (href: string, children: readonly MenuItem[] = []): MenuItem => ({
  title: href,
  text: '',
  href,
  target: '',
  icon: '',
  isCallToAction: false,
  ...VISIBLE_TO_ALL,
  children,
});

describe('isActive', () => {
  it.prop([path, anyLanguage, anyLanguage, fc.constantFrom('', '/', '?q=1', '#a')])(
    'knows its page in every language',
    (href, one, other, end) => {
      expect(
        isActive(
          item(localPath({ language: one, path: href })),
          localPath({ language: other, path: href }) + end,
        ),
      ).toBe(true);
    },
  );

  it.prop([fc.stringMatching(/^[a-zçéş 日👍-]{1,8}$/u), anyLanguage])(
    'finds the page whether its address is percent-encoded or not',
    (name, language) => {
      const href = localPath({ language, path: `/about/${name}` });
      for (const link of [href, encodeURI(href)])
        for (const current of [href, encodeURI(href)]) expect(isActive(item(link), current)).toBe(true);
    },
  );

  it.prop([fc.oneof(path, fc.constantFrom('/', '/nl', '')), fc.constantFrom('', '#', '?', '#top', '?q=1#a')])(
    'is false for an item without a path',
    (current, href) => {
      expect(isActive(item(href), current)).toBe(false);
      expect(isActive(item(`/${href}`), '')).toBe(true);
    },
  );

  it.prop([path, path])('never matches another page', (href, current) => {
    expect(isActive(item(href), current)).toBe(href === current);
  });

  it.prop([path, fc.array(path)])('finds the page in a dropdown at any depth', (current, others) => {
    const deep = item('/top', [item('/middle', [...others.map((href) => item(href)), item(current)])]);
    expect(holdsActive(deep, current)).toBe(true);
    expect(
      holdsActive(
        item(
          '/top',
          others.map((href) => item(href)),
        ),
        current,
      ),
    ).toBe(others.includes(current));
  });
});

describe('dropdownAfter', () => {
  const anyEvent: fc.Arbitrary<DropdownEvent> = fc.oneof(
    fc.record({ kind: fc.constantFrom('enter' as const, 'focus' as const), item: fc.constantFrom('a', 'b') }),
    fc.constantFrom<DropdownEvent>({ kind: 'leave' }, { kind: 'delay-over' }, { kind: 'escape' }),
  );
  const dropdownOf = (events: readonly DropdownEvent[]) => events.reduce(dropdownAfter, CLOSED_DROPDOWN);

  it.prop([fc.array(anyEvent), fc.constantFrom('a', 'b')])(
    'keeps the last hovered item open',
    (events, last) => {
      expect(dropdownOf([...events, { kind: 'enter', item: last }]).open).toBe(last);
      expect(dropdownOf([...events, { kind: 'enter', item: last }, { kind: 'leave' }]).open).toBe(last);
    },
  );

  it.prop([fc.array(anyEvent)])('closes after the delay, unless the pointer came back', (events) => {
    expect(dropdownOf([...events, { kind: 'leave' }, { kind: 'delay-over' }])).toEqual(CLOSED_DROPDOWN);
    const back = dropdownOf([
      ...events,
      { kind: 'leave' },
      { kind: 'enter', item: 'a' },
      { kind: 'delay-over' },
    ]);
    expect(back.open).toBe('a');
  });

  it.prop([fc.array(anyEvent)])('is never closing while no dropdown is open', (events) => {
    const { open, isClosing } = dropdownOf(events);
    expect(open === undefined && isClosing).toBe(false);
    expect(dropdownOf([...events, { kind: 'escape' }])).toEqual(CLOSED_DROPDOWN);
  });
});

describe('header and footer', () => {
  it.prop([fc.webPath({ size: 'small' }), segment])('add an anchor once', (href, anchor) => {
    const address = itemAddress({ href, anchor });
    expect(address).toBe(`${href}#${anchor}`);
    expect(itemAddress({ href: address, anchor: `#${anchor}` })).toBe(address);
    expect(itemAddress({ href, anchor: '' })).toBe(href);
    expect(itemAddress({ href, anchor: `#${anchor}` })).toBe(`${href}#${anchor}`);
    expect(itemAddress({ href, anchor: `${anchor}#2` })).toBe(`${href}#${anchor}#2`);
  });

  it('fall back to the display name and to #', () => {
    expect(serviceLink({ title: '', displayName: 'Help', href: '' })).toEqual({ title: 'Help', href: '#' });
    expect(serviceLink({ title: 'Ask', displayName: 'Help', href: '/h' })).toEqual({
      title: 'Ask',
      href: '/h',
    });
  });

  it.prop([fc.string(), fc.constantFrom('javascript', 'JavaScript', 'JAVASCRIPT'), fc.string()])(
    'clear a footer link that contains “javascript”',
    (start, word, end) => {
      expect(footerHref(start + word + end)).toBe('');
    },
  );

  it.prop([fc.nat(10), fc.constantFrom('\n', '\t', '\r', ' ', '\0')])(
    'clear it with white space inside the word too',
    (place, gap) => {
      expect(footerHref(`${'javascript'.slice(0, place)}${gap}${'javascript'.slice(place)}:alert(1)`)).toBe(
        '',
      );
    },
  );

  it.prop([fc.webUrl()])('keep every other footer link', (url) => {
    fc.pre(!/javascript/i.test(url));
    expect(footerHref(url)).toBe(url);
  });

  it('add the brands prefix to one social icon only', () => {
    expect(socialIcon('fa-x-twitter')).toBe('fa-brands fa-x-twitter');
    expect(socialIcon('x-twitter')).toBe('fa-brands fa-x-twitter');
    for (const icon of ['fa-rss', 'fa-brands fa-x-twitter', 'x-twitter-square'])
      expect(socialIcon(icon)).toBe(icon);
  });

  it.prop([fc.array(fc.string()), fc.string(), fc.string()])(
    'show a language switch for two or more languages, and a newsletter only when complete',
    (languages, url, title) => {
      expect(showsLanguageSwitch(languages)).toBe(languages.length >= 2);
      expect(showsNewsletter({ url, title })).toBe(url.trim().length > 0 && title.trim().length > 0);
    },
  );

  it.prop([fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0') }), fc.webPath(), segment])(
    'hide the newsletter without an address or a title, where blank is none',
    (blank, url, title) => {
      expect(showsNewsletter({ url: `/${url}`, title })).toBe(true);
      expect(
        [
          { url: blank, title },
          { url: `/${url}`, title: blank },
        ].map(showsNewsletter),
      ).toEqual([false, false]);
    },
  );
});
