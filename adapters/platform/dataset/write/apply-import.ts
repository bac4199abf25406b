import { stampContent } from '../../content/content-stamp.ts';
import type { Database, Query } from '../../database/open-database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { forgetReviewsOnSwitch } from '../../profile-service/forget-reviews.ts';
import type { FolderConsent } from '../plan/exhibitors-own.ts';
import { openFairFiles } from '../plan/fair-files.ts';
import { type ImportPlan, planWith } from '../plan/plan-import.ts';
import { planPictures } from '../plan/plan-pictures.ts';
import type { Write } from '../plan/plan-rows.ts';
import type { PlannedInvitation } from '../plan/plan-users.ts';
import { deletionsIn, rowsBelow } from '../plan/rows-below.ts';
import { allRows } from '../plan/stored-rows.ts';
import type { Dataset } from '../read/dataset.ts';
import { invitedRows, sideChanges, sideValues, startedSites } from './import-side-effects.ts';
import { oncePerRow, type RecordedRow, recordedRows, recordImport } from './record-import.ts';
import { recordFairFiles, storeFairFiles } from './store-fair-files.ts';
import { recordPictures, storeImages } from './store-images.ts';
import { type Deletions, writeChanges, writeRemovals } from './write-folder.ts';

/** The profile settings of an event before and after. */
const switchIn = ({ before, changes }: Extract<Write, { does: 'update' }>) => ({
  before: before.profileSettings,
  after: changes.profileSettings,
});

/** The target of an import. */
export interface ImportTarget extends FolderEffects {
  readonly database: Database;
  readonly files: FileStore;
}

/** What an import does beside writing its rows, in the same transaction. */
export interface FolderEffects {
  /** Queues the mail of an invitation. */
  readonly invite: (query: Query, invitation: PlannedInvitation, now: Date) => Promise<void>;
  /** Gives every fair its site. */
  readonly ensureSites: (query: Query, now: Date) => Promise<unknown>;
  /** By table: what is deleted with more than its row. */
  readonly deletions: Deletions;
}

/** How a folder is imported. */
export interface FolderImport {
  readonly consent?: FolderConsent;
  /** The name under which the import is recorded, so that it can be undone; without one it is not. */
  readonly folder?: string;
}

/** Writes a plan, and gives every fair its site. @returns what changed, for the record */
const writePlan = async (
  query: Query,
  { ensureSites, deletions }: FolderEffects,
  { writes }: ImportPlan,
  now: Date,
): Promise<readonly RecordedRow[]> => {
  const sites = new Set((await allRows(query, 'sites')).map(({ name }) => String(name)));
  await writeChanges(query, writes);
  const deleted = [...(await rowsBelow(query, deletionsIn(writes))).values()].flat();
  const before = await sideValues(query, writes);
  await writeRemovals(query, deletions, writes, now);
  const rows = recordedRows(writes, deleted);
  const side = sideChanges(before, await sideValues(query, writes));
  await ensureSites(query, now);
  return [...oncePerRow([...rows, ...side]), ...(await startedSites(query, sites, rows))];
};

/**
 * Imports a folder into the platform in one transaction: everything, or nothing if there is any fault.
 *
 * Idempotent: data that is already stored is left alone. Safe while a server uses the same database.
 *
 * @param how what the organiser has agreed to; everything when left out
 * @returns what was done; nothing when it contains faults.
 */
export const applyImport = async (
  { database, files, ...effects }: ImportTarget,
  dataset: Dataset,
  now: Date,
  how: FolderImport = {},
): Promise<ImportPlan> => {
  const { consent, folder } = how;
  const fairFiles = await openFairFiles(dataset);
  if (dataset.faults.length + fairFiles.faults.length > 0)
    return planWith(database.query, dataset, fairFiles, now, consent);
  const pictures = [...planPictures(dataset).pictures.values()];
  await storeImages(database.query, files, pictures);
  const fileRows = await storeFairFiles(database.query, files, fairFiles.files.values());
  return database.write(async (query) => {
    const first = await planWith(query, dataset, fairFiles, now, consent);
    if (first.faults.length > 0) return first;
    await recordPictures(query, first.pictures, now);
    await recordFairFiles(query, fileRows, now);
    const switches = first.writes.flatMap((write) =>
      write.does === 'update' && write.table === 'events' && 'profileSettings' in write.changes
        ? [{ event: String(write.before.id), change: switchIn(write) }]
        : [],
    );
    for (const { event, change } of switches) await forgetReviewsOnSwitch(query, event, change, now);
    // Switching may have published changes of profiles: what the folder changes is compared with those.
    const plan = switches.length === 0 ? first : await planWith(query, dataset, fairFiles, now, consent);
    const record = await writePlan(query, effects, plan, now);
    if (plan.writes.length > 0) await stampContent(query);
    for (const invitation of plan.invitations) await effects.invite(query, invitation, now);
    if (folder === undefined) return plan;
    const invited = await invitedRows(query, plan.invitations, now);
    await recordImport(query, folder, [...record, ...invited], plan.counts, now);
    return plan;
  });
};
