import { pause } from '../../../shared/pause.ts';
import type { Database, Query } from '../../database/open-database.ts';
import type { Dataset } from '../read/dataset.ts';
import type { DatasetFault } from '../read/dataset-fault.ts';
import { agreedPlans, type FolderConsent } from './exhibitors-own.ts';
import { createDirectory } from './fair-directory.ts';
import { type FairFiles, openFairFiles } from './fair-files.ts';
import { planAwards } from './plan-awards.ts';
import { categoryIdsIn, planCategories } from './plan-categories.ts';
import { planContent } from './plan-content.ts';
import { planFair } from './plan-fair.ts';
import { planFormerSlugs } from './plan-former-slugs.ts';
import { planMessages } from './plan-messages.ts';
import { planParticipations } from './plan-participations.ts';
import { addressIn, type Picture, planPictures } from './plan-pictures.ts';
import { planProfiles } from './plan-profiles.ts';
import type { Counts, RowPlan, Write } from './plan-rows.ts';
import { planShowcase } from './plan-showcase.ts';
import { planSiteImages } from './plan-site-images.ts';
import { planStands } from './plan-stands.ts';
import { planTaskDeadlines, planTaskStates, planTasks } from './plan-tasks.ts';
import { type PlannedInvitation, planUsers } from './plan-users.ts';
import { withCurrentSlugs } from './with-current-slugs.ts';

/** What an import would do. A single fault prevents the whole import. */
export interface ImportPlan {
  /** By the organiser's name for the rows, in write order. */
  readonly counts: Readonly<Record<string, Counts>>;
  readonly writes: readonly Write[];
  readonly pictures: readonly Picture[];
  readonly invitations: readonly PlannedInvitation[];
  readonly faults: readonly DatasetFault[];
  readonly warnings: readonly DatasetFault[];
  /** Values that stay as exhibitors wrote them. */
  readonly ownValues: readonly DatasetFault[];
}

/**
 * Compares a folder with the store; writes nothing. `now` resolves `today` in the folder.
 *
 * @param consent for what exhibitors wrote; without it the caller asks for it value by value
 */
export const planImport = async (
  database: Database,
  dataset: Dataset,
  now: Date,
  consent?: FolderConsent,
): Promise<ImportPlan> => planWith(database.query, dataset, await openFairFiles(dataset), now, consent);

/** The same, inside a transaction. */
export const planWith = async (
  query: Query,
  folder: Dataset,
  fairFiles: FairFiles,
  now: Date,
  consent?: FolderConsent,
): Promise<ImportPlan> => {
  const dataset = await withCurrentSlugs(query, folder);
  const { shows, organizers, events } = await planFair(query, dataset, now);
  const participations = await planParticipations(query, dataset, events.rows, now);
  await pause();
  const directory = createDirectory(events.rows, participations.rows, dataset.broken);
  const formerSlugs = await planFormerSlugs(query, dataset, directory, now);
  const { pictures, faults: pictureFaults } = planPictures(dataset);
  const stands = await planStands(query, dataset, directory, now);
  await pause();
  const categories = await planCategories(query, dataset, directory, now);
  const categoriesOf = categoryIdsIn(categories.rows);
  const profiles = await planProfiles(
    query,
    dataset,
    directory,
    participations.rows,
    categoriesOf,
    fairFiles,
    now,
  );
  await pause();
  const { files } = fairFiles;
  const showcase = await planShowcase({ query, dataset, directory, categoriesOf, files, now });
  const tasks = await planTasks(query, dataset, directory, now);
  const taskStates = await planTaskStates(query, dataset, directory, now);
  const taskDeadlines = await planTaskDeadlines(query, dataset, directory, now);
  const messages = await planMessages(query, dataset, directory, now);
  const awards = await planAwards({ query, dataset, directory, categoriesOf, now });
  await pause();
  const { users, permissions, invitations } = await planUsers(query, dataset, directory, now);
  await pause();
  const content = await planContent(query, dataset, directory, addressIn(pictures), now);
  const siteImages = await planSiteImages(query, dataset, content.sites.rows, pictures, now);
  const compared: Readonly<Record<string, RowPlan>> = {
    shows,
    organizers,
    events,
    'former slugs': formerSlugs,
    participations,
    stands,
    categories,
    ...profiles,
    ...showcase,
    tasks,
    'task states': taskStates,
    'task deadlines': taskDeadlines,
    messages,
    ...awards,
    users,
    roles: permissions,
    ...content,
    'images of sites': siteImages,
  };
  const { plans, ownValues } = consent
    ? await agreedPlans(query, compared, consent)
    : { plans: compared, ownValues: [] };
  const all = Object.values(plans);
  return {
    counts: Object.fromEntries(Object.entries(plans).map(([kind, { counts }]) => [kind, counts])),
    writes: all.flatMap(({ writes }) => writes),
    pictures: [...new Map([...pictures.values()].map((picture) => [picture.key, picture])).values()],
    invitations,
    faults: [
      ...dataset.faults,
      ...pictureFaults,
      ...fairFiles.faults,
      ...all.flatMap(({ faults }) => faults),
    ],
    warnings: dataset.warnings,
    ownValues,
  };
};
