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
