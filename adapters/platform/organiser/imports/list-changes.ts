import {
  type ImportCompanyChange,
  type ImportTarget,
  type ImportValueChange,
  isImportTarget,
  isOwnValue,
} from '@fairdesk/core/organiser';
import { pause, ROWS_AT_ONCE } from '../../../shared/pause.ts';
import type { Query } from '../../database/open-database.ts';
import { importedValues, VOLATILE, without } from '../../dataset/plan/recorded-values.ts';
import type { Cells } from '../../dataset/read/cells.ts';
import type { Cell } from '../../profile-service/rows.ts';
import type { ListPlan } from './plan-list.ts';

/** A record to write. */
export interface PlannedStep {
  readonly table: string;
  readonly rowId: string;
  /** The stored values of the columns to change; absent for a new record. */
  readonly before?: Cells;
  readonly after: Cells;
  /** The number of the company. */
  readonly uid: string;
  /** The id of the company's participation; empty when it is unknown. */
  readonly company: string;
  readonly values: readonly ImportValueChange[];
}

/** The columns of the store that a list fills. */
const TARGETS: Readonly<Record<string, ImportTarget>> = {
  ...Object.fromEntries(
    (
      [
        'organizationName',
        'participationType',
        'status',
        'brandName',
        'shortDescription',
        'email',
        'isPublic',
        'confirmed',
      ] as const
    ).map((name) => [`participations.${name}`, name]),
  ),
  'stands.standNumber': 'standNumber',
  'stands.hall': 'hall',
  'addresses.street1': 'street',
  'addresses.houseNumber': 'houseNumber',
  'addresses.houseNumberAddition': 'addition',
  'addresses.postalCode': 'postalCode',
  'addresses.city': 'city',
  'addresses.state': 'state',
  'addresses.country': 'country',
  'eventPermissions.email': 'contactEmail',
  'eventPermissions.role': 'role',
  'users.givenName': 'givenName',
  'users.familyName': 'familyName',
  'users.listLanguage': 'language',
};

/** The records that a plan writes, each with its changes value by value. */
export const plannedSteps = async (
  query: Query,
  { plan, people }: ListPlan,
  uids: ReadonlyMap<string, string>,
  hasRoles: boolean,
): Promise<readonly PlannedStep[]> => {
  const made = new Map(
    plan.writes.flatMap((write): [string, string][] =>
      write.does === 'insert' && write.table === 'participations'
        ? [[String(write.row.id), String(write.row.uid)]]
        : [],
    ),
  );
  const imported = await importedValues(
    query,
    plan.writes.flatMap((write) => (write.does === 'update' ? [String(write.where.id)] : [])),
  );
  const ids = new Map([...uids, ...made].map(([id, uid]) => [uid, id]));
  const ownerOf = (table: string, row: Cells): Pick<PlannedStep, 'uid' | 'company'> => {
    if (table === 'users') {
      const uid = people.get(String(row.email)) ?? '';
      return { uid, company: ids.get(uid) ?? '' };
    }
    const company = String(table === 'participations' ? row.id : row.participationId);
    return { uid: made.get(company) ?? uids.get(company) ?? '', company };
  };
  const stepsOf = (write: ListPlan['plan']['writes'][number]): readonly PlannedStep[] => {
    const { table } = write;
    if (write.does === 'insert') {
      const row = write.row;
      const values = valuesOf(table, row, {}, row, () => false);
      return [{ table, rowId: String(row.id), after: row, ...ownerOf(table, row), values }];
    }
    if (write.does === 'delete') return [];
    // A list without a column of roles leaves the roles of people as they are.
    if (table === 'eventPermissions' && !hasRoles) return [];
    const { before: stored } = write;
    const after = without(write.changes, VOLATILE);
    const rowId = String(stored.id);
    const before = Object.fromEntries(Object.keys(after).map((column) => [column, stored[column] ?? null]));
    const lastImport = imported.get(rowId) ?? {};
    const values = valuesOf(table, after, before, stored, (target, column) =>
      isOwnValue(
        target,
        textOf(stored[column]),
        column in lastImport ? textOf(lastImport[column]) : undefined,
      ),
    );
    return [{ table, rowId, before, after, ...ownerOf(table, stored), values }];
  };
  const steps: PlannedStep[] = [];
  for (const [place, write] of plan.writes.entries()) {
    if (place % ROWS_AT_ONCE === 0) await pause();
    steps.push(...stepsOf(write));
  }
  return steps;
};

const valuesOf = (
  table: string,
  after: Cells,
  before: Cells,
  row: Cells,
  isOwn: (target: ImportTarget, column: string) => boolean,
): readonly ImportValueChange[] =>
  Object.keys(after).flatMap((column) => {
    const target = targetOf(table, column, row);
    const text = textOf(after[column]);
    if (target === undefined || textOf(before[column]) === text) return [];
    const isStored = column in before;
    return [
      {
        id: isStored ? `${table}:${row.id}:${column}` : '',
        target,
        before: textOf(before[column]),
        after: text,
        isOwn: isStored && isOwn(target, column),
      },
    ];
  });

const targetOf = (table: string, column: string, row: Cells): ImportTarget | undefined => {
  if (table !== 'uris') return TARGETS[`${table}.${column}`];
  const name = `uri_${row.uriType}`;
  return column === 'url' && isImportTarget(name) ? name : undefined;
};

const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));

/** The steps by company; doubtful companies and those with values of the exhibitor come first. */
export const companyChanges = (
  steps: readonly PlannedStep[],
  { names, removed, foot }: Pick<ListPlan, 'names' | 'removed' | 'foot'>,
): readonly ImportCompanyChange[] => {
  const companies = [...Map.groupBy(steps, ({ uid }) => uid)].map(([uid, own]) => {
    const isNew = own.some(({ table, before }) => table === 'participations' && before === undefined);
    return {
      ...{ uid, name: names.get(uid) || uid, isNew },
      isRemoved: removed.has(uid),
      isDoubtful: isNew && foot.has(uid),
      values: own.flatMap(({ values }) => values),
    };
  });
  const isFirst = ({ isDoubtful, values }: ImportCompanyChange) =>
    isDoubtful || values.some(({ isOwn }) => isOwn);
  return [...companies.filter(isFirst), ...companies.filter((company) => !isFirst(company))];
};

/** The steps without the values of exhibitors that the organiser did not tick. */
export const agreedSteps = (
  steps: readonly PlannedStep[],
  overwrite: readonly string[] | 'all',
): readonly PlannedStep[] => {
  if (overwrite === 'all') return steps;
  const ticked = new Set(overwrite);
  return steps.flatMap((step): readonly PlannedStep[] => {
    const left = new Set(
      step.values
        .filter(({ isOwn, id }) => isOwn && !ticked.has(id))
        .map(({ id }) => id.split(':').at(-1) ?? ''),
    );
    if (left.size === 0) return [step];
    if (step.values.every(({ id }) => left.has(id.split(':').at(-1) ?? ''))) return [];
    return [{ ...step, after: without(step.after, left), before: without(step.before ?? {}, left) }];
  });
};
