import type { IncomingMessage, ServerResponse } from 'node:http';
import { iconsFile } from '#app/_build/icons-file.ts';
import type { Settings } from '#app/_process/settings.ts';
import type { SiteIcons } from '#app/_process/site-icons.ts';
import type { SiteSheets } from '#app/_process/site-sheets.ts';
import { createSiteIcons } from './create-site-icons.ts';
import { createDevelopmentSheets, createSiteSheets } from './create-site-sheets.ts';
import { createStaticFiles } from './static-files.ts';
import { builtStyles, developmentStyles } from './style-addresses.ts';

/** What documents refer to: files of the build, and files that are made for them. */
interface DocumentFiles {
  readonly sheets: SiteSheets;
  readonly icons: SiteIcons;
  /** @returns whether the request was for one of these files */
  readonly sendStatic: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** @param build the folder of the build */
export const createDocumentFiles = (build: string): DocumentFiles => {
  const sheets = createSiteSheets({ folder: `${build}/static`, addresses: () => builtStyles(build) });
  const icons = createSiteIcons(iconsFile(build));
  const sendFile = createStaticFiles(`${build}/static`);
  return {
    sheets,
    icons,
    sendStatic: (...exchange) => sheets.send(...exchange) || icons.send(...exchange) || sendFile(...exchange),
  };
};

/** During development the build changes: Next sends its files, and drawings of icons stay in their documents. */
export const createDevelopmentFiles = (settings: Settings): DocumentFiles => ({
  sheets: createDevelopmentSheets(() => developmentStyles(settings)),
  icons: { linkIn: async (html) => html },
  sendStatic: () => false,
});
