import type { AreaNames, Page } from '@fairdesk/core/page';
import type { Failure } from '@fairdesk/core/shared';
import type { Result } from 'neverthrow';
import { createPageSource } from '#adapters/page/layout-service.ts';
import { createHttp } from '#adapters/shared/http/http.ts';

/** A rendering in the format of the layout service. */
export interface LayoutRendering {
  readonly uid?: string;
  readonly componentName: string;
  readonly dataSource?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly fields?: unknown;
  readonly placeholders?: Readonly<Record<string, unknown>>;
}

/** A page with these renderings, in the format of the layout service. */
export const layoutOf = (main: readonly unknown[], context: object = {}) => ({
  sitecore: {
    context: { pageEditing: false, pageState: 'normal', language: 'en', ...context },
    route: {
      name: 'page',
      itemId: '0b1c2d3e-0000-4000-8000-000000000001',
      fields: { MetaTitle: { value: 'Title of the page' } },
      placeholders: { 'headless-main': main },
    },
  },
});

/** Reads any response of the layout service as the product does. */
export const openLayout = async (
  document: unknown,
  areas: AreaNames = {},
): Promise<Result<Page, Failure>> => {
  const answer = async () => new Response(JSON.stringify(document));
  const http = createHttp('http://layout.local', answer);
  const source = createPageSource(http, {
    configuration: 'jss',
    apiKey: 'key',
    frameHosts: ['www.google.com'],
    cookieNames: ['participationId'],
    areas,
  });
  return source.open({ site: 'aqua', folder: 'aqua', path: '/', language: 'en' });
};
