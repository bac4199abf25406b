'use client';

import {
  ADDRESS_FIELDS,
  type Address,
  addressFaults,
  type CompanyProfile,
  STREET_FIELD,
  STREET_LINES,
  startHouseNumber,
  typeHouseNumber,
  visibleStreetLines,
} from '@fairdesk/core/profile';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../shared/button.tsx';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { EditStore } from '../shared/editing/edit-store.ts';
import { useEditing } from '../shared/editing/editing.tsx';
import { SelectField } from '../shared/forms/select-field.tsx';
import { TextField } from '../shared/forms/text-field.tsx';
import { Icon } from '../shared/icon.tsx';
import { observer } from '../shared/observer.ts';
import { countriesIn } from '../shared/texts/countries.ts';
import { countryName } from '../shared/texts/country-name.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import styles from './address-dialog.module.css';
import { addressLines } from './address-lines.ts';
import { looksOdd, requiresState } from './postal-code.ts';
import { useCardSaved } from './use-card-saved.ts';
import { useProfile } from './use-profile.tsx';

interface Props {
  onClose: () => void;
}

const DRAFT = ['streets', 'houseNumber', 'addition', 'city', 'postalCode', 'state', 'country'] as const;
/** HTML autocomplete tokens. */
const AUTO_COMPLETE = {
  postalCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
} as const;

/** Edits the address of the company. */
export const AddressDialog = observer(function AddressDialog({ onClose }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const card = useProfile();
  const { saveAddress } = useEditing();
  const store = useMemo(
    () =>
      new EditStore<Address, CompanyProfile>({
        start: editionOf(card.profile),
        check: addressFaults,
        save: ({ form: address, version = '' }, upload) =>
          saveAddress(card.profile.id, { address, version }, upload),
        latest: () => card.latest().map(editionOf),
      }),
    [card, saveAddress],
  );
  const onSaved = useCardSaved(onClose);
  const countries = useMemo(() => countriesIn(language), [language]);
  const { form, change } = store;
  const [lineCount, setLineCount] = useState(visibleStreetLines(form.streets));
  const visibleLines = visibleStreetLines(form.streets, lineCount);
  const setStreet = (place: number, line: string) =>
    change({
      streets: Array.from({ length: visibleLines }, (_, at) =>
        at === place ? line : (form.streets[at] ?? ''),
      ),
    });
  const typing = useRef(startHouseNumber(form));
  const typeNumber = (typed: string) => {
    typing.current = typeHouseNumber(typing.current, typed);
    const { houseNumber, addition } = typing.current;
    change({ houseNumber, addition });
  };
  const line = (name: 'postalCode' | 'city' | 'state', error: string | undefined) => (
    <TextField
      path={name}
      label={t(name)}
      rule={ADDRESS_FIELDS[name]}
      counted={false}
      value={form[name]}
      error={error}
      autoComplete={AUTO_COMPLETE[name]}
      hint={
        name === 'postalCode' && looksOdd(form.postalCode, form.country) ? t('postalCode-check') : undefined
      }
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <EditSheet
      store={store}
      title={t('address-edit')}
      action={t('address-save')}
      errorLabel="UpdateAddressError"
      labels={pathLabels(labels)}
      draft={{ key: `${card.profile.id}/address`, names: DRAFT }}
      describe={(address) => [
        {
          name: t('address'),
          value: addressLines(address, countryName(address.country, language)).join('\n'),
        },
      ]}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <div className={styles.streets}>
            {Array.from({ length: visibleLines }, (_, at) => `street${at + 1}`).map((path, at) => (
              <TextField
                key={path}
                path={path}
                label={t('street', { n: at + 1 })}
                rule={STREET_FIELD}
                counted={false}
                value={form.streets[at] ?? ''}
                error={errorOf(path)}
                autoComplete={at < 3 ? `address-line${at + 1}` : 'off'}
                onChange={(value) => setStreet(at, value)}
              />
            ))}
            {visibleLines < STREET_LINES && (
              <Button
                look="plain"
                icon={<Icon of={IconPlus} />}
                onClick={() => setLineCount(visibleLines + 1)}
              >
                {t('street-add')}
              </Button>
            )}
          </div>
          <div className={styles.pair}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: catches the focus of the field inside */}
            <div
              onFocus={() => {
                typing.current = startHouseNumber(form);
              }}
            >
              <TextField
                path="houseNumber"
                label={t('houseNumber')}
                hint={t('houseNumber-hint')}
                inputMode="numeric"
                value={form.houseNumber}
                error={errorOf('houseNumber')}
                onChange={typeNumber}
              />
            </div>
            <TextField
              path="addition"
              label={t('addition')}
              rule={ADDRESS_FIELDS.addition}
              counted={false}
              value={form.addition}
              error={errorOf('addition')}
              onChange={(addition) => change({ addition })}
            />
          </div>
          <div className={styles.pair}>
            {line('postalCode', errorOf('postalCode'))}
            {line('city', errorOf('city'))}
          </div>
          {requiresState(form.state, form.country) && line('state', errorOf('state'))}
          <SelectField
            path="country"
            label={t('country')}
            none={t('choose')}
            options={countries}
            value={form.country}
            error={errorOf('country')}
            autoComplete="country"
            onChange={(country) => change({ country })}
          />
        </>
      )}
    </EditSheet>
  );
});

const editionOf = ({ address, versions }: CompanyProfile) => ({ form: address, version: versions.address });

const pathLabels = ({ t }: Labels): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Array.from({ length: STREET_LINES }, (_, at) => [`street${at + 1}`, t('street', { n: at + 1 })]),
  ),
  houseNumber: t('houseNumber'),
  addition: t('addition'),
  postalCode: t('postalCode'),
  city: t('city'),
  state: t('state'),
  country: t('country'),
});
