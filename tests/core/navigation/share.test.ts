import {
  COPY_FAILED,
  DEFAULT_SEARCH_ADDRESS,
  NATIVE_SHARE_BELOW_PX,
  notifySearchQuery,
  SEARCH_PARAMETER,
  SEARCH_QUERY_FUNCTION,
  shareItems,
  sharesNatively,
  showsTopBar,
  WILDCARD_MARKER,
  wildcardElements,
  withoutWildcards,
} from '@fairdesk/core/navigation';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyText = fc.string({ unit: 'grapheme' });

describe('shareItems', () => {
  const anyItem = fc.record({
    name: fc.string(),
    icon: fc.string(),
    href: fc.constantFrom('', ' ', 'https://a.example/share?u={url}&t={title}', 'mailto:?body={url}'),
  });

  it.prop([fc.array(anyItem), fc.webUrl(), anyText])(
    'drops items without a link, and keeps the rest in order',
    (items, url, title) => {
      const visible = shareItems(items, { url, title });
      expect(visible.map(({ name }) => name)).toEqual(
        items.filter(({ href }) => href.trim() !== '').map(({ name }) => name),
      );
    },
  );

  it.prop([fc.webUrl(), anyText])(
    'passes on exactly the address and title of this page, for any title',
    (url, title) => {
      const [item] = shareItems([{ name: 'A', icon: '', href: 'https://a.example/?u={url}&t={title}' }], {
        url,
        title,
      });
      const parameters = new URL(item?.href ?? '').searchParams;
      expect([parameters.get('u'), parameters.get('t')]).toEqual([url, title]);
      expect([...parameters.keys()]).toEqual(['u', 't']);
    },
  );

  it('survives half of a surrogate pair', () => {
    const href = 'https://a.example/{title}';
    expect(shareItems([{ name: '', icon: '', href }], { url: '', title: '\ud800' })[0]?.href).toContain(
      '%EF%BF%BD',
    );
  });
});

describe('sharing', () => {
  it.prop([fc.nat(4000)])('is native on narrow screens of devices that support it', (width) => {
    expect(sharesNatively(width, true)).toBe(width < NATIVE_SHARE_BELOW_PX);
    expect(sharesNatively(width, false)).toBe(false);
  });

  it('has the numbers of the specification', () => {
    expect([499, 500].map((width) => sharesNatively(width, true))).toEqual([true, false]);
    expect([0, 1].map(showsTopBar)).toEqual([true, false]);
    expect([DEFAULT_SEARCH_ADDRESS, SEARCH_PARAMETER, SEARCH_QUERY_FUNCTION]).toEqual([
      '/search',
      'q',
      'searchQuery',
    ]);
    expect(COPY_FAILED).toBe('Failed to copy');
  });
});

describe('tellSearchQuery', () => {
  it.prop([fc.string()])('passes the search text to a listener, unless it is blank', (text) => {
    const queries: string[] = [];
    notifySearchQuery((heard: string) => queries.push(heard), text);
    expect(queries).toEqual(text.trim() === '' ? [] : [text]);
  });

  it.prop([fc.anything().filter((value) => typeof value !== 'function'), fc.string()])(
    'ignores a listener that is not a function',
    (listener, text) => {
      expect(() => notifySearchQuery(listener, text)).not.toThrow();
    },
  );
});

describe('wildcardElements', () => {
  const names = fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 5 });

  it.prop([names, fc.infiniteStream(fc.boolean())])(
    'fill the markers again, back to the requested address',
    (segments, wild) => {
      const page = segments.map((name) => (wild.next().value ? WILDCARD_MARKER : name));
      const path = `/${segments.join('/')}`;
      const pattern = `/${page.join('/')}`;
      expect(withoutWildcards(pattern, wildcardElements(pattern, path))).toBe(path);
    },
  );

  it.prop([fc.webPath(), fc.webPath()])('are empty for a page without a marker', (page, path) => {
    fc.pre(!page.includes(WILDCARD_MARKER));
    expect(wildcardElements(page, path)).toEqual([]);
  });

  it('are empty when the address is too short, or when it is that of the page itself', () => {
    expect(wildcardElements('/news/,-w-,', '/news')).toEqual([]);
    expect(wildcardElements('/news/,-w-,', '/news/,-w-,')).toEqual([]);
    expect(wildcardElements('/news/,-w-,/print', '/news//print')).toEqual([]);
  });
});
