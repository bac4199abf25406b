import {
  type ExistingCompany,
  gatherCompanies,
  type ImportCells,
  type ImportFault,
  type ImportLine,
  type ImportTarget,
  isImportTarget,
} from '@fairdesk/core/organiser';
import { pause, ROWS_AT_ONCE } from '../../../shared/pause.ts';
import type { Database } from '../../database/open-database.ts';
import { type ImportPlan, planImport } from '../../dataset/plan/plan-import.ts';
import type { Dataset } from '../../dataset/read/dataset.ts';
import type { DatasetFault } from '../../dataset/read/dataset-fault.ts';
import { datasetOf } from '../../dataset/read/read-dataset.ts';
import { type Entry, reasonOf } from '../../dataset/read/read-table.ts';
import { footLines } from './foot-lines.ts';
import { type ListRecords, listRecords } from './list-records.ts';
import { type OpenedList, validLines } from './read-list.ts';

/** What importing a list would write. */
export interface ListPlan {
  readonly plan: ImportPlan;
  /** By line. */
  readonly faults: readonly ImportFault[];
  /** The companies of the valid rows, by their numbers. */
  readonly names: ReadonlyMap<string, string>;
  /** The numbers of the companies to remove. */
  readonly removed: ReadonlySet<string>;
  /** The numbers of the companies that only the foot of the list names. */
  readonly foot: ReadonlySet<string>;
  /** The number of the company that each person of the list belongs to, by email address. */
  readonly people: ReadonlyMap<string, string>;
}

/** Where a list is imported. */
export interface ListPlace {
  readonly slug: string;
  readonly companies: readonly ExistingCompany[];
  readonly now: Date;
  /** The numbers of the companies to leave out. */
  readonly leftOut: readonly string[];
}

/** How often rows that the store rejects are left out and the rest is planned again. */
const ROUNDS = 3;

/** Compares a list with the store; writes nothing. Uses the reader and the planner of the organiser's folder. */
export const planList = async (
  database: Database,
  list: OpenedList,
  { slug, companies, now, leftOut }: ListPlace,
): Promise<ListPlan> => {
  const records = listRecords(slug);
  const valid = await validLines(list, companies, records);
  const faults: ImportFault[] = [...valid.faults];
  const absent = new Set(leftOut);
  let lines = valid.lines.filter(({ cells }) => !absent.has(cells.uid ?? ''));
  const foot = footCompanies(list, lines);
  for (let round = 1; ; round += 1) {
    await pause();
    const { dataset, ...rest } = await listDataset(lines, records);
    const plan = await planImport(database, dataset, now);
    if (plan.faults.length === 0 || round === ROUNDS) return { plan, faults, foot, ...rest };
    const cells = new Map(lines.map((one) => [one.line, one.cells]));
    faults.push(...plan.faults.map((fault) => storeFault(fault, cells)));
    const faulty = new Set(plan.faults.map(({ line }) => line));
    lines = lines.filter(({ line }) => !faulty.has(line));
  }
};

const footCompanies = ({ table }: OpenedList, lines: readonly ImportLine[]): ReadonlySet<string> => {
  const foot = footLines(table);
  const above = new Set(lines.flatMap(({ line, cells }) => (foot.has(line) ? [] : [cells.uid])));
  return new Set(lines.flatMap(({ cells: { uid = '' } }) => (above.has(uid) ? [] : [uid])));
};

const storeFault = (
  { line, column, code = 'rejected' }: DatasetFault,
  cells: ReadonlyMap<number, ImportLine['cells']>,
): ImportFault => {
  const target: ImportTarget | '' = isImportTarget(column) ? column : '';
  const value = (target && cells.get(line)?.[target]) || '';
  return target !== '' && value === ''
    ? { line, target, value, code: 'empty' }
    : { line, target, value, code };
};

/** The rows of a list as the tables of an organiser's folder. */
const listDataset = async (lines: readonly ImportLine[], records: ListRecords) => {
  const { companies } = gatherCompanies(lines);
  const isRemoved = (cells: ImportCells) => cells.remove === 'yes';
  // Of a company to remove, nothing else is imported.
  const rows = companies.flatMap(({ uid, first, lines: own }) =>
    isRemoved(first.cells) ? [] : own.map(({ line, cells }) => ({ uid, line, cells })),
  );
  const stands = new Map<string, Dataset['stands'][number]>();
  const users = new Map<string, Dataset['users'][number]>();
  const people = new Map<string, string>();
  for (const [place, { uid, line, cells }] of rows.entries()) {
    if (place % ROWS_AT_ONCE === 0) await pause();
    const stand = records.stand(cells);
    if (stand?.success) addOnce(stands, `${uid} ${stand.data.standNumber}`, entryOf(line, stand.data));
    const person = records.person(cells);
    if (!person?.success) continue;
    people.set(person.data.email, uid);
    addOnce(users, `${uid} ${person.data.email}`, entryOf(line, person.data));
  }
  const participations: Dataset['participations'][number][] = [];
  const profiles: Dataset['profiles'][number][] = [];
  for (const [place, { first }] of companies.entries()) {
    if (place % ROWS_AT_ONCE === 0) await pause();
    participations.push(...valid(first.line, records.company(first.cells)));
    if (!isRemoved(first.cells)) profiles.push(...valid(first.line, records.profile(first.cells)));
  }
  const dataset: Dataset = {
    ...datasetOf(new Map()),
    faults: [],
    ...{ participations, profiles, stands: [...stands.values()], users: [...users.values()] },
  };
  const names = new Map(companies.map(({ uid, first }) => [uid, first.cells.organizationName ?? '']));
  const removed = new Set(companies.flatMap(({ uid, first }) => (isRemoved(first.cells) ? [uid] : [])));
  return { dataset, names, people, removed };
};

const valid = <T>(
  line: number,
  parsed: { readonly data?: T | undefined } | undefined,
): readonly Entry<T>[] => (parsed?.data === undefined ? [] : [entryOf(line, parsed.data)]);

const addOnce = <T>(all: Map<string, T>, key: string, value: T): void => {
  if (!all.has(key)) all.set(key, value);
};

const entryOf = <T>(line: number, value: T): Entry<T> => ({
  value,
  fault: (column, reason) => ({ file: '', line, column, ...reasonOf(reason) }),
});
