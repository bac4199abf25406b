import type { PageAddress, PageSource } from '@fairdesk/core/page';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync, ResultAsync } from 'neverthrow';
import { readAs } from '../shared/http/http.ts';
import { Layout } from './layout-schema.ts';
import { type LayoutSettings, readPage } from './read-page.ts';

/** The layout of a screen of the portal, as the layout service sends it; `undefined` for any other page. */
export type BuiltInScreen = (address: PageAddress) => Promise<unknown>;

/**
 * Serves the portal's own screens where a content platform lacks them, so that an exhibitor never meets a
 * missing page for want of an item.
 */
export const withBuiltInScreens = (
  pages: PageSource,
  screenOf: BuiltInScreen,
  { areas: _, ...settings }: LayoutSettings,
): PageSource => ({
  open: (address) =>
    pages.open(address).orElse((failure) => {
      if (failure.kind !== 'not-found') return errAsync(failure);
      return ResultAsync.fromPromise(screenOf(address), (): Failure => failure)
        .andThen((layout) => (layout === undefined ? errAsync(failure) : readAs(Layout, BUILT_IN)(layout)))
        .andThen(readPage(address, settings));
    }),
});

const BUILT_IN = 'a built-in screen';
