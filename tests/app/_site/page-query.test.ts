import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { searchOf, withOtherParameters } from '#app/_site/page-query.ts';

const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom('q', 'page', 'facet', 'utm_source', 'ref', 'é &='),
      fc.string({ unit: 'grapheme' }),
    ),
  )
  .map((pairs) => new URLSearchParams(pairs));

test.prop([anyQuery, fc.constantFrom('/tr/aqua', '/aqua/exhibitors/pump?product=7')])(
  'a request that is led elsewhere loses none of the parameters that no page reads',
  (query, to) => {
    const others = (from: URLSearchParams) =>
      [...from].filter(([name]) => !['q', 'page', 'facet'].includes(name));
    const led = new URL(withOtherParameters(to, query), 'http://fair.example');
    expect(led.pathname).toBe(to.replace(/\?.*/, ''));
    expect(led.searchParams.get('product')).toBe(to.includes('?') ? '7' : null);
    led.searchParams.delete('product');
    expect([...led.searchParams]).toEqual(others(query));
  },
);

test.prop([anyQuery])('no parameter is given twice to a page that reads it', (query) => {
  const read = new URLSearchParams(searchOf(query));
  const led = new URL(withOtherParameters(`/aqua?${read}`, query), 'http://fair.example').searchParams;
  for (const name of ['q', 'page', 'facet']) expect(led.getAll(name)).toEqual(read.getAll(name));
});
