import { type FieldConstraints, type FieldFault, formFaults, NAME_MAX } from '../shared/index.ts';

/** The texts and contact data of a company. Source: portal spec §3 "Company account". */
export interface Account {
  readonly companyname: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  /** One of the company types of the event. */
  readonly companyType: string;
  readonly email: string;
}

/** The longest short description, in characters. Source: portal spec §5 "Max lengths". */
export const COMPANY_SHORT_DESCRIPTION_MAX = 50;
/** The longest long description, in characters. Source: portal spec §5. */
export const COMPANY_LONG_DESCRIPTION_MAX = 500;

/** The number of lines of an introduction before "read more". Source: portal spec §9. */
export const INTRODUCTION_LINES = 3;

/** The fields of the dialog; they also limit what can be typed. */
export const ACCOUNT_FIELDS = {
  companyname: { label: 'companyname', kind: 'line', required: true, maxLength: NAME_MAX },
  shortDescription: { label: 'shortDescription', maxLength: COMPANY_SHORT_DESCRIPTION_MAX },
  longDescription: { label: 'longDescription', maxLength: COMPANY_LONG_DESCRIPTION_MAX },
  companyType: { label: 'companyType' },
  email: { label: 'email', kind: 'email' },
} as const satisfies Record<string, FieldConstraints>;

/** The faults of the company dialog. Source: portal spec §5. */
export const accountFaults = (account: Account): readonly FieldFault[] => formFaults(account, ACCOUNT_FIELDS);

/**
 * The company types to choose from; a stored type that the event no longer offers stays selectable for this
 * company.
 */
export const companyTypesFor = (eventTypes: readonly string[], stored: string): readonly string[] =>
  stored === '' || eventTypes.includes(stored) ? eventTypes : [...eventTypes, stored];
