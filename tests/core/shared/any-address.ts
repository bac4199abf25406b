import { fc } from '@fast-check/vitest';

/** An address of a site or of the web, with or without a query and a fragment. */
export const anyAddress = fc
  .tuple(
    fc.constantFrom('', 'https://fair.example'),
    fc.webPath().map((path) => path || '/'),
    fc.option(fc.webQueryParameters(), { nil: '' }),
    fc.option(fc.webFragments(), { nil: '' }),
  )
  .map(([origin, path, query, fragment]) => ({
    address: `${origin}${path.replace(/^\/*/, '/')}${query && `?${query}`}${fragment && `#${fragment}`}`,
  }));

export const parsed = (address: string) => new URL(address, 'https://fair.example');
