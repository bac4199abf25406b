import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { BeginPage } from './begin-page.ts';
import { bufferNextPage } from './buffer-next-page.ts';
import { isPageRequest } from './cached-pages.ts';
import type { PageResponse } from './page-response.ts';

/** Next, which takes most of the time of a start: loaded once the server responds without it. */
export interface Framework {
  /** Loads it at the first call; later calls wait for that. */
  readonly prepare: () => Promise<void>;
  readonly handle: (request: IncomingMessage, response: PageResponse) => Promise<void>;
  readonly close: () => Promise<void>;
}

type Options = Parameters<typeof import('next').default>[0];

export const createFramework = (options: Options, beginPage: BeginPage): Framework => {
  const load = async () => {
    if (!options.dev) process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = configOfBuild(`${options.dir}.next`);
    const { default: next } = await import('next');
    const app = next(options);
    await app.prepare();
    return { app, handle: app.getRequestHandler() };
  };
  let loaded: ReturnType<typeof load> | undefined;
  const once = () => {
    loaded ??= load();
    return loaded;
  };
  return {
    prepare: async () => void (await once()),
    handle: async (request, response) => {
      const { handle } = await once();
      if (isPageRequest(request)) bufferNextPage(beginPage, request, response);
      return handle(request, response);
    },
    close: async () => (await loaded)?.app.close(),
  };
};

/**
 * The settings that the build was made with, as the server that Next writes for its standalone builds sets them: without,
 * Next would load its compiler to read and check `next.config.mjs` again.
 */
const configOfBuild = (build: string): string =>
  JSON.stringify(JSON.parse(readFileSync(`${build}/required-server-files.json`, 'utf8')).config);
