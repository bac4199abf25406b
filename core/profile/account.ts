import { type FieldFault, type FormField, formFaults, listed, NAME_MAX } from '../shared/index.ts';

/** What a company says of itself. Source: portal spec §3 "Company account". */
export interface Account {
  readonly companyname: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  /** One of the event's own list. */
  readonly companyType: string;
  readonly email: string;
}

/** The longest texts, in characters. Source: portal spec §5 "Max lengths". */
export const COMPANY_SHORT_DESCRIPTION_MAX = 50;
/** The longest long description, in characters. Source: portal spec §5. */
export const COMPANY_LONG_DESCRIPTION_MAX = 500;

/** How many lines of an introduction are seen before read more. Source: portal spec §9. */
export const INTRODUCTION_LINES = 3;

/** What the dialog asks for; also what its fields accept while one types. */
export const ACCOUNT_FIELDS = {
  companyname: { label: 'companyname', required: true, maxLength: NAME_MAX },
  shortDescription: { label: 'shortDescription', maxLength: COMPANY_SHORT_DESCRIPTION_MAX },
  longDescription: { label: 'longDescription', maxLength: COMPANY_LONG_DESCRIPTION_MAX },
  companyType: { label: 'companyType' },
  email: { label: 'email', kind: 'email' },
} as const satisfies Record<string, FormField>;

/** What is wrong with the dialog of a company. Source: portal spec §5. */
export const accountFaults = (account: Account): readonly FieldFault[] => formFaults(account, ACCOUNT_FIELDS);

/** The types to choose from; a stored type the event no longer lists can be kept, not chosen anew. */
export const companyTypesFor = (eventTypes: string, stored: string): readonly string[] => {
  const types = listed(eventTypes);
  return stored === '' || types.includes(stored) ? types : [...types, stored];
};
