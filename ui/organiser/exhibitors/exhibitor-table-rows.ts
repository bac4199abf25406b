import {
  COMPANY_ROLES,
  type CompanyPerson,
  type ExhibitorRow,
  type TaskStateTable,
} from '@fairdesk/core/organiser';
import { participationTypeText } from '../../shared/texts/participation-type.ts';
import type { Labels } from '../../shared/texts/translate.ts';

/** A table for a spreadsheet, with its head. Times are in UTC. */
type Table = readonly (readonly (string | number)[])[];

const yesNo = (value: boolean, { t }: Labels) => t(value ? 'exhibitor-list-yes' : 'exhibitor-list-no');
const momentText = (iso: string | undefined): string => iso?.slice(0, 16).replace('T', ' ') ?? '';

/**
 * The exhibitors, each in a row with its first stand, and a row with number and name alone for every other stand. The
 * import reads the table as it is, and changes nothing.
 */
export const exhibitorTable = (exhibitors: readonly ExhibitorRow[], labels: Labels): Table => {
  const { t } = labels;
  const head = [
    t('import-target-uid'),
    t('import-target-organizationName'),
    t('import-target-standNumber'),
    t('import-target-hall'),
    t('exhibitor-list-column-type'),
    t('exhibitor-list-type-name'),
    t('exhibitor-list-column-late'),
    t('exhibitor-list-column-people'),
    t('exhibitor-list-invited'),
    `${t('exhibitor-list-column-sign-in')} (UTC)`,
    `${t('exhibitor-list-column-completeness')} (%)`,
    t('import-target-isPublic'),
    t('exhibitor-list-cancelled'),
  ];
  return [
    head,
    ...exhibitors.flatMap((row) => {
      const { number = '', name, stands } = row;
      const [first, ...others] = stands;
      const rest = [
        row.type,
        participationTypeText(row.type, labels),
        row.lateTasks,
        row.people,
        yesNo(row.isInvited, labels),
        momentText(row.lastSignIn),
        row.completeness,
        yesNo(row.isPublic, labels),
        yesNo(row.isCancelled, labels),
      ];
      return [
        [number, name, first?.number ?? '', first?.hall ?? '', ...rest],
        ...others.map((stand) => [number, name, stand.number, stand.hall, ...rest.map(() => '')]),
      ];
    }),
  ];
};

/** The people of exhibitors, one in a row; the import takes no address of theirs for that of their company. */
export const peopleTable = (people: readonly CompanyPerson[], { t }: Labels): Table => {
  const roleText = (role: string) => {
    const companyRole = COMPANY_ROLES.find((each) => each === role);
    return companyRole ? t(`exhibitor-desk-role-${companyRole}`) : role;
  };
  const head = [
    t('import-target-organizationName'),
    t('exhibitor-list-user-email'),
    t('exhibitor-list-person'),
    t('exhibitor-desk-role'),
    `${t('exhibitor-list-invited')} (UTC)`,
    `${t('exhibitor-list-column-sign-in')} (UTC)`,
  ];
  return [
    head,
    ...people.map(({ company, email, name, role, invited, lastSignIn }) => [
      company,
      email,
      name,
      roleText(role),
      momentText(invited),
      momentText(lastSignIn),
    ]),
  ];
};

/** The tasks of exhibitors: a row for each exhibitor, a column for each task. */
export const taskStateTable = ({ titles, companies }: TaskStateTable, { t }: Labels): Table => [
  [t('import-target-organizationName'), ...titles],
  ...companies.map(({ company, states }) => [
    company,
    ...states.map((state) => (state === null ? '' : t(`plan-${state}`))),
  ]),
];
