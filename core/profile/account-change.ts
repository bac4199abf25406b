import { type FieldFault, formFaults, LANGUAGES } from '../shared/index.ts';
import { ACCOUNT_FIELDS, accountFaults, companyTypesFor } from './account.ts';
import type { CompanyBrand, CompanyProfile, ContactEmail, ProfileTexts } from './company-profile.ts';
import { oneTextPerLanguage } from './descriptions.ts';

/** The values of the company card's dialog. Source: portal spec §3 "Company account". */
export interface AccountForm {
  readonly companyname: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly companyType: string;
  readonly email: ContactEmail;
  readonly isPublic: boolean;
  /** The complete list; a brand without an id is new, a brand that is missing stays unchanged. */
  readonly brands: readonly BrandForm[];
  readonly texts: ProfileTexts;
}

/** A brand in the dialog. */
export type BrandForm = Omit<CompanyBrand, 'id'> & { readonly id?: string };

/** The faults of the dialog by itself. Source: portal spec §5. */
export const accountFormFaults = (form: AccountForm): readonly FieldFault[] => [
  ...accountFaults({ ...form, email: form.email.address }),
  ...LANGUAGES.flatMap((language) => {
    const texts = form.texts[language];
    const faults = texts ? formFaults(texts, { shortDescription, longDescription }) : [];
    return faults.map((fault) => ({ ...fault, path: `texts.${language}.${fault.path}` }));
  }),
  ...form.brands.flatMap(({ name, deleted }, place) =>
    deleted
      ? []
      : formFaults({ name }, BRAND_FIELDS).map((fault) => ({ ...fault, path: `brands.${place}.name` })),
  ),
];

/**
 * The faults of the dialog that depend on the stored profile and the permissions of the user.
 *
 * | what                                      | code                  |
 * | ----------------------------------------- | --------------------- |
 * | publishes or withdraws without permission | `publish-not-allowed` |
 * | a type the event does not offer           | `forms-choice`        |
 * | a brand the company does not have         | `forms-choice`        |
 */
export const accountPlaceFaults = (
  form: AccountForm,
  there: Pick<CompanyProfile, 'isPublic' | 'canPublish' | 'companyType' | 'companyTypes' | 'brands'>,
): readonly FieldFault[] => {
  const faults: FieldFault[] = [];
  if (form.isPublic !== there.isPublic && !there.canPublish) {
    faults.push({ path: 'isPublic', code: 'publish-not-allowed' });
  }
  const types = companyTypesFor(there.companyTypes, there.companyType);
  if (form.companyType !== '' && !types.includes(form.companyType)) {
    faults.push({ path: 'companyType', code: 'forms-choice' });
  }
  form.brands.forEach(({ id }, place) => {
    if (id !== undefined && !there.brands.some((brand) => brand.id === id)) {
      faults.push({ path: `brands.${place}.id`, code: 'forms-choice' });
    }
  });
  return faults;
};

/** Cleans the values of the dialog before they are sent. */
export const accountToSave = (form: AccountForm): AccountForm => ({
  ...oneTextPerLanguage(form),
  companyname: form.companyname.trim(),
  email: { address: form.email.address.trim(), isPublic: form.email.isPublic },
  brands: form.brands.map((brand) => ({ ...brand, name: brand.name.trim() })),
});

const { companyname, shortDescription, longDescription } = ACCOUNT_FIELDS;
const BRAND_FIELDS = { name: { ...companyname, label: 'brands' } };
