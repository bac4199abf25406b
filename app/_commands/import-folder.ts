import { basename, resolve } from 'node:path';
import type { Log } from '@fairdesk/core/shared';
import { openDatabase } from '@fairdesk/platform/database';
import {
  applyImport,
  changeLines,
  describeFault,
  type ImportPlan,
  planImport,
  readDataset,
} from '@fairdesk/platform/dataset';
import { openFileStore } from '@fairdesk/platform/files';
import { folderEffects } from '@fairdesk/platform/organiser';
import type { Settings } from '#app/_process/settings.ts';
import { withFormFaults } from './form-faults.ts';

export interface ImportOrder {
  readonly folder: string;
  /** Compares and reports without writing. */
  readonly dryRun: boolean;
  /** Also changes and removes what exhibitors wrote since the last import. */
  readonly overwrite: boolean;
}

/** What an import did or would do, as lines for the organiser. */
export interface ImportReport {
  readonly lines: readonly string[];
  readonly isFaultless: boolean;
}

/** Imports an organiser's folder into the embedded platform; safe while a server runs. */
export const importFolder = async (
  { folder, dryRun, overwrite }: ImportOrder,
  settings: Settings,
  log: Log,
): Promise<ImportReport> => {
  const dataset = withFormFaults(await readDataset(folder));
  const { dataFolder, databaseUrl, appUrl } = settings;
  const database = await openDatabase({ dataFolder, log, ...(databaseUrl && { databaseUrl }) });
  const target = {
    database,
    files: openFileStore(database, settings),
    ...folderEffects(appUrl),
  };
  const how = { consent: { overwrite }, folder: basename(resolve(folder)) };
  try {
    if (!dryRun) return reportOf(await applyImport(target, dataset, new Date(), how), dryRun);
    const plan = await planImport(database, dataset, new Date(), how.consent);
    return reportOf(plan, dryRun, await changeLines(database.query, plan.writes));
  } finally {
    await database.close();
  }
};

const reportOf = (
  { counts, faults, warnings, ownValues, invitations }: ImportPlan,
  dryRun: boolean,
  changes: readonly string[] = [],
): ImportReport => {
  const table = Object.entries(counts)
    .map(([kind, count]) => ({ kind, ...count }))
    .filter((count) => count.new + count.changed + count.removed + count.unchanged > 0)
    .map((count) =>
      [
        count.kind.padEnd(16),
        `${count.new} new`.padStart(12),
        `${count.changed} changed`.padStart(16),
        `${count.unchanged} unchanged`.padStart(18),
        ...(count.removed > 0 ? [`${count.removed} removed`.padStart(16)] : []),
      ].join(''),
    );
  return {
    lines: [
      ...changes,
      ...table,
      ...(invitations.length > 0 ? [`${invitations.length} invitations by mail`] : []),
      ...warnings.map((warning) => `Warning: ${describeFault(warning)}`),
      ...ownValueLines(ownValues),
      ...faults.map((fault) => `Fault: ${describeFault(fault)}`),
      resultOf(faults.length, dryRun),
    ],
    isFaultless: faults.length === 0,
  };
};

/** How many values that stay are listed. */
const KEPT_LISTED = 100;

const ownValueLines = (ownValues: ImportPlan['ownValues']): readonly string[] => [
  ...ownValues.slice(0, KEPT_LISTED).map((value) => `Kept: ${describeFault(value)}`),
  ...(ownValues.length === 0
    ? []
    : [
        `Values that stay as they are: ${ownValues.length}. Import with --overwrite to change them all the same.`,
      ]),
];

const resultOf = (faults: number, dryRun: boolean): string => {
  if (faults > 0) return `Nothing was written: ${faults} ${faults === 1 ? 'fault' : 'faults'} to mend first.`;
  return dryRun ? 'Nothing was written: this was a dry run.' : 'All of this was written.';
};
