import 'server-only';
import { hasOnlyContent, isWritten, type Page } from '@fairdesk/core/page';
import { visibleToAll } from '@fairdesk/core/portal';
import { describeFailure, type Failure } from '@fairdesk/core/shared';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import type { ErrorKind } from '#app/_composition/page.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { completeFairData } from './complete-fair-data.ts';
import type { Frame } from './open-frame.ts';
import { withinDeadline } from './within-deadline.ts';

/** The error page that the editors of a site published, with its data. */
interface StoredErrorPage {
  readonly page: Page;
  readonly data: PortalData;
}

/** Absent when the site has none in the visitor's language, or when it cannot be loaded, or not within the deadline. */
export const storedErrorPage = (
  kind: ErrorKind,
  frame: Frame,
  data: PortalData,
): Promise<StoredErrorPage | undefined> => withinDeadline(loadErrorPage(kind, frame, data));

const loadErrorPage = async (
  kind: ErrorKind,
  frame: Frame,
  data: PortalData,
): Promise<StoredErrorPage | undefined> => {
  const { siteName: site, folder, path } = frame;
  const { errorPages } = currentUseCases();
  const opened = await errorPages.open(kind, { site, folder, path, language: data.language });
  const key = `${kind} ${site} ${data.language}`;
  if (opened.isErr()) {
    report(key, opened.error);
    return undefined;
  }
  reportedBy().delete(key);
  const page = visibleToAll(opened.value);
  if (!isWritten(page) || !hasOnlyContent(page)) return undefined;
  return { page, data: { ...data, ...(await completeFairData(page, frame)) } };
};

/** The error pages whose failure is in the log: missing addresses are requested often. */
const reported = new WeakMap<object, Set<string>>();

const reportedBy = (): Set<string> => {
  const { log } = runtime();
  const faults = reported.get(log) ?? new Set();
  reported.set(log, faults);
  return faults;
};

const report = (key: string, failure: Failure): void => {
  if (failure.kind === 'not-found' || reportedBy().has(key)) return;
  reportedBy().add(key);
  runtime().log.error(describeFailure(failure), failureDetails(failure));
};
