import type { Crumb } from '@fairdesk/core/navigation';
import { searchFacts } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const URL_HERE = 'https://fair.example/nl/aqua/visit';
const wayOf = (crumbs: readonly Crumb[]) => ({
  header: [],
  main: [{ kind: 'breadcrumb', uid: 'b', crumbs }] as const,
});
const questions = (pairs: readonly (readonly [string, string])[]) => ({
  header: [],
  main: [
    {
      kind: 'faq',
      uid: 'f',
      title: '',
      openIcon: '',
      closeIcon: '',
      isExpanded: true,
      sections: [
        {
          id: 's',
          title: '',
          questions: pairs.map(([question, html], at) => ({ id: `q${at}`, question, html })),
        },
      ],
    },
  ] as const,
});

interface WayFacts {
  readonly itemListElement: readonly {
    readonly position: number;
    readonly name: string;
    readonly item?: string;
  }[];
}

describe('structured data for search engines', () => {
  const anyAncestor = fc.record({ title: fc.string(), href: fc.oneof(fc.constant(''), fc.webPath()) });

  it.prop([fc.array(anyAncestor, { minLength: 1, maxLength: 5 }), fc.string()])(
    'is the whole breadcrumb in order, with absolute addresses, and the page itself last',
    (ancestors, title) => {
      const [facts] = searchFacts(wayOf([...ancestors, { title }]), URL_HERE) as readonly WayFacts[];
      const items = facts?.itemListElement ?? [];
      expect(items.map(({ name }) => name)).toEqual([...ancestors.map((each) => each.title), title]);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items.at(-1)?.item).toBe(URL_HERE);
      for (const { item } of items)
        if (item !== undefined) expect(new URL(item).origin).toBe('https://fair.example');
    },
  );

  it.prop([fc.webUrl({ validSchemes: ['http', 'https'] }), fc.webPath()])(
    'never changes the address of an ancestor on another site',
    (elsewhere, path) => {
      const way = wayOf([
        { title: 'Group', href: elsewhere },
        { title: 'Fair', href: `/a${path}` },
        { title: '' },
      ]);
      const [facts] = searchFacts(way, URL_HERE) as readonly WayFacts[];
      expect(facts?.itemListElement.map(({ item }) => item)).toEqual([
        elsewhere,
        `https://fair.example/a${path}`,
        URL_HERE,
      ]);
    },
  );

  it.prop([fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 5 })])(
    'contains exactly the questions that have an answer',
    (pairs) => {
      const entities = searchFacts(questions(pairs), URL_HERE).flatMap((facts) =>
        'mainEntity' in facts ? (facts.mainEntity as readonly { readonly name: string }[]) : [],
      );
      expect(entities.map(({ name }) => name)).toEqual(
        pairs.filter(([, html]) => html !== '').map(([name]) => name),
      );
    },
  );

  it('uses the vocabulary of schema.org', () => {
    const way = wayOf([{ title: 'Home', href: '/nl' }, { title: 'Halls', href: '' }, { title: 'Visit' }]);
    expect(searchFacts(way, 'http://fair.example/nl/visit')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://fair.example/nl' },
          { '@type': 'ListItem', position: 2, name: 'Halls' },
          { '@type': 'ListItem', position: 3, name: 'Visit', item: 'http://fair.example/nl/visit' },
        ],
      },
    ]);
    expect(searchFacts(questions([['When?', '<p>Soon</p>']]), URL_HERE)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'When?',
            acceptedAnswer: { '@type': 'Answer', text: '<p>Soon</p>' },
          },
        ],
      },
    ]);
  });

  it('is empty without a breadcrumb and questions', () => {
    expect(searchFacts(wayOf([{ title: 'Home' }]), URL_HERE)).toEqual([]);
    expect(searchFacts({ header: [], main: [] }, URL_HERE)).toEqual([]);
  });
});
