'use client';

import {
  ACCOUNT_FIELDS,
  type AccountForm,
  accountFormFaults,
  type CompanyProfile,
  companyTypesFor,
  descriptionsIn,
} from '@fairdesk/core/profile';
import { LANGUAGE_NAMES, LANGUAGES } from '@fairdesk/core/shared';
import { useMemo } from 'react';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { EditStore } from '../shared/editing/edit-store.ts';
import { useEditing } from '../shared/editing/editing.tsx';
import { CheckField } from '../shared/forms/check-field.tsx';
import { SelectField } from '../shared/forms/select-field.tsx';
import { TextField } from '../shared/forms/text-field.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import { BrandFields } from './brand-fields.tsx';
import { descriptionPath, TextsFields } from './texts-fields.tsx';
import { useCardSaved } from './use-card-saved.ts';
import { useProfile } from './use-profile.tsx';

interface Props {
  onClose: () => void;
}

const DRAFT = [
  'companyname',
  'shortDescription',
  'longDescription',
  'companyType',
  'email',
  'isPublic',
  'brands',
  'texts',
] as const;

/** Edits the name, texts and contact data of the company. */
export const AccountDialog = observer(function AccountDialog({ onClose }: Props) {
  const labels = useLabels();
  const { t } = labels;
  const card = useProfile();
  const { saveAccount } = useEditing();
  const { profile } = card;
  const store = useMemo(
    () =>
      new EditStore<AccountForm, CompanyProfile>({
        start: editionOf(card.profile),
        check: accountFormFaults,
        save: ({ form, version = '' }, upload) => saveAccount(card.profile.id, { ...form, version }, upload),
        latest: () => card.latest().map(editionOf),
      }),
    [card, saveAccount],
  );
  const onSaved = useCardSaved(onClose);
  const { form, change } = store;
  const types = companyTypesFor(profile.companyTypes, profile.companyType);
  return (
    <EditSheet
      store={store}
      title={t('account-edit')}
      action={t('account-save')}
      errorLabel="UpdateAccountDataError"
      labels={pathLabels(labels, form)}
      draft={{ key: `${profile.id}/account`, names: DRAFT }}
      describe={describe(labels)}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            path="companyname"
            label={t('companyname')}
            rule={ACCOUNT_FIELDS.companyname}
            value={form.companyname}
            error={errorOf('companyname')}
            autoComplete="organization"
            counted={false}
            onChange={(companyname) => change({ companyname })}
          />
          <TextsFields descriptions={form} errorOf={errorOf} onChange={change} />
          {!profile.hideCompanyTypes && types.length > 0 && (
            <SelectField
              path="companyType"
              label={t('companyType')}
              none={t('companyType-none')}
              options={types.map((type) => ({ value: type, label: type }))}
              value={form.companyType}
              error={errorOf('companyType')}
              onChange={(companyType) => change({ companyType })}
            />
          )}
          <TextField
            path="email"
            type="email"
            label={t('profile-email')}
            rule={ACCOUNT_FIELDS.email}
            value={form.email.address}
            error={errorOf('email')}
            autoComplete="email"
            onChange={(address) => change({ email: { ...form.email, address } })}
          />
          <CheckField
            path="email-public"
            label={t('email-public')}
            value={form.email.isPublic}
            onChange={(isPublic) => change({ email: { ...form.email, isPublic } })}
          />
          <BrandFields brands={form.brands} errorOf={errorOf} onChange={(brands) => change({ brands })} />
          {profile.canPublish && (
            <CheckField
              path="isPublic"
              label={t('isPublic')}
              hint={t('isPublic-hint')}
              value={form.isPublic}
              error={errorOf('isPublic')}
              onChange={(isPublic) => change({ isPublic })}
            />
          )}
        </>
      )}
    </EditSheet>
  );
});

const editionOf = (profile: CompanyProfile) => {
  const { companyname, shortDescription, longDescription, companyType, email, isPublic, brands, texts } =
    profile;
  return {
    version: profile.versions.account,
    form: {
      ...{ companyname, shortDescription, longDescription, companyType },
      ...{ email, isPublic, brands, texts },
    },
  };
};

const pathLabels = ({ t }: Labels, { brands }: AccountForm): Readonly<Record<string, string>> => ({
  companyname: t('companyname'),
  companyType: t('companyType'),
  email: t('profile-email'),
  isPublic: t('isPublic'),
  ...Object.fromEntries(
    brands.map((_brand, place) => [`brands.${place}.name`, t('brand-name', { n: place + 1 })]),
  ),
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      [
        descriptionPath(language, 'shortDescription'),
        `${t('shortDescription')}, ${LANGUAGE_NAMES[language]}`,
      ],
      [descriptionPath(language, 'longDescription'), `${t('longDescription')}, ${LANGUAGE_NAMES[language]}`],
    ]),
  ),
});

const describe =
  ({ t }: Labels) =>
  (form: AccountForm) => [
    { name: t('companyname'), value: form.companyname },
    { name: t('companyType'), value: form.companyType },
    { name: t('profile-email'), value: form.email.address },
    { name: t('email-public'), value: t(form.email.isPublic ? 'yes' : 'no') },
    { name: t('isPublic'), value: t(form.isPublic ? 'yes' : 'no') },
    {
      name: t('brands'),
      value: form.brands
        .filter(({ deleted }) => !deleted)
        .map(({ name }) => name)
        .join(', '),
    },
    ...LANGUAGES.map((language) => ({
      name: LANGUAGE_NAMES[language],
      value: Object.values(descriptionsIn(form, language)).filter(Boolean).join('\n'),
    })),
  ];
