import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { createPageTable } from '#app/_front/page-routes.ts';

/** Tables as Next writes them, of a site beside two pages of the framework. */
const MANIFESTS = {
  'routes-manifest.json': {
    dynamicRoutes: [
      { page: '/api/tasks/[id]', namedRegex: '^/api/tasks/(?<nxtPid>[^/]+?)(?:/)?$' },
      {
        page: '/[locale]/~door/[[...path]]',
        namedRegex: '^/(?<nxtPlocale>[^/]+?)/~door(?:/(?<nxtPpath>.+?))?(?:/)?$',
      },
      { page: '/[locale]/account', namedRegex: '^/(?<nxtPlocale>[^/]+?)/account(?:/)?$' },
      {
        page: '/[locale]/[folder]/tasks',
        namedRegex: '^/(?<nxtPlocale>[^/]+?)/(?<nxtPfolder>[^/]+?)/tasks(?:/)?$',
      },
      { page: '/[locale]/[...path]', namedRegex: '^/(?<nxtPlocale>[^/]+?)/(?<nxtPpath>.+?)(?:/)?$' },
    ],
    redirects: [{ regex: '^(?!/_next)/en(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?(?:/)?$' }],
    rewrites: {
      beforeFiles: [
        { regex: '^/go(?:/(visit-connect|accreditation))(?:/)?$', destination: '/api/go/:partner' },
        {
          regex: '^(?:/((?!(?:en|nl|es|tr|api|_next|files|healthz|favicon)(?:/|$|\\.))[^.]*))(?:/)?$',
          destination: '/en/:path',
        },
      ],
    },
  },
  'app-path-routes-manifest.json': {
    '/[locale]/(portal)/~door/[[...path]]/route': '/[locale]/~door/[[...path]]',
    '/[locale]/(site)/[...path]/route': '/[locale]/[...path]',
    '/[locale]/(portal)/account/page': '/[locale]/account',
  },
};

describe('the table of pages', () => {
  const build = mkdtempSync(join(tmpdir(), 'fairdesk-'));
  for (const [name, manifest] of Object.entries(MANIFESTS))
    writeFileSync(join(build, name), JSON.stringify(manifest));
  const find = createPageTable(build);
  const SITE = '/[locale]/(site)/[...path]/route';

  const anySegment = fc
    .stringMatching(/^[a-z][a-z0-9-]{3,9}$/)
    .filter((text) => !/^(?:account|tasks)$/.test(text));
  const anyLanguage = fc.constantFrom('', 'nl', 'es', 'tr');

  it.prop([anyLanguage, fc.array(anySegment, { minLength: 1, maxLength: 4 })])(
    'finds pages of the site in every language, with their path',
    (language, path) => {
      const address = `${language && `/${language}`}/${path.join('/')}`;
      expect(find(address)).toEqual({ route: SITE, params: { locale: language || 'en', path } });
    },
  );

  it.prop([
    anyLanguage,
    fc.constantFrom('/account', '/x1234/tasks', '/go/visit-connect', '/api/x', '/files/x', '/_next/x', '/'),
  ])('leaves pages of the framework and other addresses to Next', (language, path) => {
    const isPage = path === '/account' || path.endsWith('/tasks');
    expect(find(isPage && language ? `/${language}${path}` : path)).toBeUndefined();
  });

  it.prop([fc.constantFrom('/', '//', '/.', '/..', '/%2e', '.xml', '/a b', '/é', ';a'), anySegment])(
    'leaves addresses that must be decoded, resolved or redirected to Next',
    (end, segment) => {
      expect(find(`/${segment}${end}`)).toBeUndefined();
      expect(find(`/en/${segment}`)).toBeUndefined();
    },
  );

  example('finds the pages of signed-out users', () => {
    const route = '/[locale]/(portal)/~door/[[...path]]/route';
    expect(find('/~door')).toEqual({ route, params: { locale: 'en' } });
    expect(find('/nl/~door/aqua/tasks')).toEqual({
      route,
      params: { locale: 'nl', path: ['aqua', 'tasks'] },
    });
  });
});
