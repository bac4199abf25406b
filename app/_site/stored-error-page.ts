import 'server-only';
import { isWritten, type Page } from '@fairdesk/core/page';
import { visibleToAll } from '@fairdesk/core/portal';
import { describeFailure } from '@fairdesk/core/shared';
import type { ErrorKind } from '#app/_composition/page.ts';
import { currentUseCases } from '#app/_composition/server.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { readsOnly } from '#ui/page/reads-only.ts';
import { completeFairData } from './complete-fair-data.ts';
import type { Frame } from './open-frame.ts';

/** The error page that the editors of a site published, with its data. */
interface StoredErrorPage {
  readonly page: Page;
  readonly data: PortalData;
}

/** Absent when the site has none in the visitor's language, or when it cannot be loaded. */
export const storedErrorPage = async (
  kind: ErrorKind,
  frame: Frame,
  data: PortalData,
): Promise<StoredErrorPage | undefined> => {
  const { siteName: site, folder, path } = frame;
  const { errorPages } = currentUseCases();
  const opened = await errorPages.open(kind, { site, folder, path, language: data.language });
  if (opened.isErr()) {
    const { error } = opened;
    if (error.kind !== 'not-found') runtime().log.error(describeFailure(error), failureDetails(error));
    return undefined;
  }
  const page = visibleToAll(opened.value);
  if (!isWritten(page) || !readsOnly(page)) return undefined;
  return { page, data: { ...data, ...(await completeFairData(page, frame)) } };
};
