'use client';

import { FAIR_FIELDS, type FairForm } from '@fairdesk/core/organiser';
import { timeZones } from '@fairdesk/core/shared';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { zoneName } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { MessageKey } from '../../shared/texts/messages.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { TimeField } from '../time-field.tsx';
import styles from './fair.module.css';

interface Props {
  form: FairForm;
  change: (part: Partial<FairForm>) => void;
  errorOf: (path: string) => string | undefined;
}

export const FAIR_LABELS = {
  name: 'fair-name',
  slug: 'fair-slug',
  startDate: 'fair-start-date',
  startTime: 'fair-start-time',
  endDate: 'fair-end-date',
  endTime: 'fair-end-time',
  timeZone: 'fair-time-zone',
  city: 'fair-city',
  venue: 'fair-venue',
  contactEmail: 'fair-contact-email',
  floorPlanUrl: 'fair-floor-plan',
  publicEndDate: 'fair-public-end-date',
} as const satisfies Record<keyof FairForm, MessageKey>;

/** These zones, with the stored one even if it is not among them. */
const withStored = (zone: string, zones: readonly string[]): readonly string[] =>
  [...new Set([zone, ...zones])].filter((name) => name !== '').sort();

interface FieldLooks {
  as?: typeof TextField;
  type?: 'date' | 'email' | 'url';
  hint?: string;
}

/** The fields of what a fair is: its name, days, place and addresses. */
export function FairFields({ form, change, errorOf }: Props) {
  const { t } = useLabels();
  // The server and each browser know different zones.
  const zones = withStored(form.timeZone, useHydrated() ? timeZones() : []);
  const field = (
    name: Exclude<keyof FairForm, 'timeZone' | 'slug'>,
    { as: Field = TextField, ...more }: FieldLooks = {},
  ) => (
    <Field
      path={name}
      label={t(FAIR_LABELS[name])}
      value={form[name]}
      rule={FAIR_FIELDS[name]}
      counted={false}
      error={errorOf(name)}
      onChange={(value) => change({ [name]: value })}
      {...more}
    />
  );
  return (
    <>
      {field('name')}
      <div className={styles.pair}>
        {field('startDate', { type: 'date' })}
        {field('endDate', { type: 'date' })}
        {field('startTime', { as: TimeField, hint: t('fair-time-hint') })}
        {field('endTime', { as: TimeField, hint: t('fair-time-hint') })}
      </div>
      <SelectField
        path="timeZone"
        label={t('fair-time-zone')}
        value={form.timeZone}
        required
        none={t('fair-choose-zone')}
        options={zones.map((zone) => ({ value: zone, label: zoneName(zone) }))}
        error={errorOf('timeZone')}
        onChange={(timeZone) => change({ timeZone })}
      />
      <div className={styles.pair}>
        {field('city')}
        {field('venue')}
      </div>
      {field('contactEmail', { type: 'email', hint: t('fair-contact-email-hint') })}
      {field('floorPlanUrl', { type: 'url' })}
      {field('publicEndDate', { type: 'date', hint: t('fair-public-end-date-hint') })}
      <TextField
        path="slug"
        label={t('fair-slug')}
        hint={t('fair-slug-hint', { slug: form.slug || t('fair-slug-example') })}
        value={form.slug}
        counted={false}
        error={errorOf('slug')}
        onChange={(slug) => change({ slug })}
      />
    </>
  );
}
