import type { HeldBack } from '@fairdesk/core/editor';
import { layoutIn } from '../../content/layout-schema.ts';
import type { PageDraftRow, PageKey } from '../../database/content-tables.ts';
import type { Database, Query } from '../../database/open-database.ts';
import { isHttpFault } from '../../service.ts';
import { tryEach } from '../../try-each.ts';
import { misplacedBlocks } from './misplaced-blocks.ts';
import { changeDraft, type PageWriter, storedPage } from './page-rows.ts';
import { publishFaultsOf } from './publish-faults-of.ts';
import { publishDraft, recordPage } from './publish-page.ts';

/**
 * Publishes the drafts that are due; one that has faults by now, or cannot be read, is held back.
 *
 * Each is published in a transaction of its own that fails when the draft has changed since: of several servers,
 * and after a crash, exactly one succeeds.
 *
 * @param report is called for each draft that could not be published and has no faults that its editors can mend;
 * omitted: the first failure is thrown at the end
 * @returns how many were published
 */
export const publishDuePages = async (
  database: Database,
  now: Date,
  report?: (key: PageKey, error: unknown) => void,
): Promise<number> => {
  const due = await database.query
    .selectFrom('pageDrafts')
    .innerJoin('sites', 'sites.name', 'pageDrafts.site')
    .select(['site', 'path', 'language', 'eventId'])
    .where('publishAt', '<=', now.toISOString())
    .where('eventId', 'is not', null)
    .execute();
  let published = 0;
  const publish = async ({ eventId, ...key }: (typeof due)[number]): Promise<void> => {
    const outcome = await database
      .write((query) => publishDue(query, key, eventId ?? '', now))
      .catch(ignoreHttpFault);
    if (outcome === 'published') published += 1;
    if (outcome === 'unreadable') throw new SyntaxError('The draft cannot be read');
  };
  await tryEach(due, publish, { report });
  return published;
};

/** Such as a draft that has changed since. */
const ignoreHttpFault = (thrown: unknown): void => {
  if (!isHttpFault(thrown)) throw thrown;
};

type Outcome = 'published' | 'held' | 'unreadable' | 'not-due';

const publishDue = async (query: Query, key: PageKey, event: string, now: Date): Promise<Outcome> => {
  const { draft } = await storedPage(query, key);
  if (!draft?.layout || draft.publishAt === null || draft.publishAt > now.toISOString()) return 'not-due';
  const writer = { site: key.site, event, actor: draft.publishBy ?? '', now };
  const faults = [
    ...publishFaultsOf(draft.layout),
    ...(await misplacedBlocks(query, event, draft.layout, key.path)),
  ];
  if (faults.length > 0) {
    await holdBack(query, writer, draft, { at: draft.publishAt, faults });
    return layoutIn(draft.layout) ? 'held' : 'unreadable';
  }
  await publishDraft(query, writer, draft);
  return 'published';
};

/** Ends the schedule of a draft that has faults by now; its editors see why. */
const holdBack = async (
  query: Query,
  writer: PageWriter,
  { site, path, language, revision, layout }: PageDraftRow,
  reason: HeldBack,
): Promise<void> => {
  const key = { site, path, language };
  const change = { publishAt: null, publishBy: null, heldBack: JSON.stringify(reason) };
  await changeDraft(query, key, change, writer.now, revision);
  await recordPage(query, writer, 'page.hold', key, layout ?? '', { publishAt: reason.at });
};
