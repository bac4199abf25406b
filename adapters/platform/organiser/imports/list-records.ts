import {
  IMPORT_TARGETS,
  type ImportCells,
  type ImportFault,
  type ImportLine,
  type ImportTarget,
  importTargetOf,
  isEmptyMark,
  isImportTarget,
  partOf,
} from '@fairdesk/core/organiser';
import { isUrl } from '@fairdesk/core/shared';
import { ProfileRow } from '../../dataset/read/showcase-schema.ts';
import { ORGANISER_ROLES, ParticipationRow, StandRow, UserRow } from '../../dataset/read/table-schema.ts';

/** The records of a row of a list, parsed by the schemas of the organiser's folder. */
export const listRecords = (slug: string) => ({
  company: (cells: ImportCells) => ParticipationRow.safeParse({ ...partOf(cells, 'company'), event: slug }),
  profile: (cells: ImportCells) => {
    const own = partOf(cells, 'profile');
    return own && ProfileRow.safeParse({ ...own, event: slug, participation: cells.uid });
  },
  stand: (cells: ImportCells) => {
    const own = partOf(cells, 'stand');
    return own && StandRow.safeParse({ ...own, event: slug, participation: cells.uid });
  },
  /** A row without an email address has no person. */
  person: (cells: ImportCells) => {
    const { contactEmail, role = 'owner', ...own } = partOf(cells, 'person') ?? {};
    if (contactEmail === undefined) return undefined;
    return UserRow.safeParse({ ...own, role, email: contactEmail, event: slug, participation: cells.uid });
  },
});

/** The records that {@link listRecords} parses. */
export type ListRecords = ReturnType<typeof listRecords>;

/** A long number as spreadsheet programs display and export it: its last digits are lost. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** The folder of an organiser may have other links; a list has what people typed, such as `n/a`. */
const isNoAddress = (link = ''): boolean => link !== '' && !isEmptyMark(link) && !isUrl(link);

/** Why a row cannot be imported; none for a valid one. */
export const lineFaults = ({ line, cells }: ImportLine, records: ListRecords): readonly ImportFault[] => {
  const shortened = IMPORT_TARGETS.filter((target) => SHORTENED.test(cells[target] ?? ''));
  if (shortened.length > 0)
    return shortened.map((target) => ({ line, target, value: cells[target] ?? '', code: 'shortened' }));
  if (cells.uid === undefined) return [{ line, target: 'organizationName', value: '', code: 'empty' }];
  const issues = [records.company(cells), records.profile(cells), records.stand(cells)].flatMap((parsed) =>
    (parsed?.error?.issues ?? []).map(({ path }) => String(path[0])),
  );
  const ofPerson = (records.person(cells)?.error?.issues ?? []).map(({ path }) =>
    path[0] === 'email' ? 'contactEmail' : String(path[0]),
  );
  const links = IMPORT_TARGETS.filter(
    (target) =>
      importTargetOf(target).kind === 'url' && isNoAddress(cells[target]) && !issues.includes(target),
  );
  const isStaff = cells.role !== undefined && ORGANISER_ROLES.includes(cells.role);
  return [...issues, ...links, ...ofPerson, ...(isStaff ? ['role'] : [])].map((column) => {
    const target: ImportTarget | '' = isImportTarget(column) ? column : '';
    const value = (target && cells[target]) || '';
    return {
      line,
      target,
      value,
      code:
        target === '' || value === ''
          ? 'empty'
          : isEmptyMark(value)
            ? 'not-emptied'
            : importTargetOf(target).kind,
    };
  });
};
