'use client';

import { type ProfileRules, profileRuleFaults } from '@fairdesk/core/organiser';
import type { ProfileSettings } from '@fairdesk/core/profile';
import { listed } from '@fairdesk/core/shared';
import { type FormEvent, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EditNotes } from '../../shared/editing/edit-notes.tsx';
import type { Edition } from '../../shared/editing/edit-store.ts';
import { useLeaveGuard } from '../../shared/editing/use-leave-guard.ts';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useFaultTexts } from '../../shared/forms/use-fault-texts.ts';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { LatestChange } from '../audit/latest-change.tsx';
import { useSettingsEdit } from '../settings/use-settings-edit.ts';
import { useOrganiser } from '../use-organiser.ts';
import { describeProfileRules } from './describe-profile-rules.ts';
import styles from './profile-rules.module.css';
import { ProfileRulesTable } from './profile-rules-table.tsx';

/** Edits what the fair decides about company profiles. */
export const ProfileRulesForm = observer(function ProfileRulesForm({
  rules: stored,
}: {
  rules: ProfileRules;
}) {
  const labels = useLabels();
  const { t } = labels;
  const toast = useToast();
  const { readProfileRules, saveProfileRules } = useOrganiser();
  const [rules, setRules] = useState(stored);
  const store = useSettingsEdit<ProfileSettings, ProfileRules>(rules, {
    editionOf,
    check: profileRuleFaults,
    save: ({ form, version = '' }) => saveProfileRules(form, version),
    read: readProfileRules,
  });
  const faults = useFaultTexts(store, {
    productLimits: t('profile-rule-products'),
    categoryLimits: t('profile-rule-categories'),
    listAddress: t('profile-rule-list'),
  });
  useLeaveGuard(store.isDirty);
  const { form, change } = store;
  const finish = async (saving: Promise<ProfileRules | undefined>) => {
    const saved = await saving;
    if (saved === undefined) return;
    toast.done(t('saved'));
    setRules(saved);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void finish(store.submit());
  };
  const check = (name: 'hideCategories' | 'hideCompanyTypes' | 'hideInnovativeProducts') => (
    <CheckField
      path={name}
      label={t(`profile-rule-${name}`)}
      hint={t(`profile-rule-${name}-hint`)}
      value={form[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const isProfileSwitchedOff =
    rules.settings.asksProfileApproval && !form.asksProfileApproval && rules.waitingProfiles > 0;
  const isSwitchedOff = rules.settings.asksApproval && !form.asksApproval && rules.waiting > 0;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <EditNotes
        store={store}
        errorLabel="profile-rule-failed"
        faults={faults}
        describe={(other) => describeProfileRules(other, labels)}
        choice={{ level: 2, saved: <LatestChange subject="profile-rules" /> }}
        onKeepMine={() => void finish(store.keepMine())}
      />
      <CheckField
        path="asksApproval"
        label={t('profile-rule-approval')}
        hint={t('profile-rule-approval-hint')}
        value={form.asksApproval}
        onChange={(asksApproval) => change({ asksApproval })}
      />
      {isSwitchedOff && (
        <p role="status" className={styles.warning}>
          {t('profile-rule-approval-off', { n: rules.waiting })}
        </p>
      )}
      <CheckField
        path="asksProfileApproval"
        label={t('profile-rule-profile-approval')}
        hint={t('profile-rule-profile-approval-hint')}
        value={form.asksProfileApproval}
        onChange={(asksProfileApproval) => change({ asksProfileApproval })}
      />
      {isProfileSwitchedOff && (
        <p role="status" className={styles.warning}>
          {t('profile-rule-profile-approval-off', { n: rules.waitingProfiles })}
        </p>
      )}
      {check('hideCategories')}
      {check('hideCompanyTypes')}
      {check('hideInnovativeProducts')}
      <TextField
        path="companyTypes"
        label={t('profile-rule-company-types')}
        hint={t('profile-rule-company-types-hint')}
        value={form.companyTypes.split('|').join('\n')}
        onChange={(text) => change({ companyTypes: text.split('\n').join('|') })}
        counted={false}
        lines
        rows={typeRows(form.companyTypes)}
      />
      <TextField
        path="listAddress"
        label={t('profile-rule-list')}
        hint={t('profile-rule-list-hint')}
        value={form.listAddress}
        error={faults.of('listAddress')}
        onChange={(listAddress) => change({ listAddress })}
        counted={false}
      />
      <ProfileRulesTable
        types={[...new Set([...rules.types, ...namedTypes(form)])].sort()}
        settings={form}
        change={change}
      />
      {[faults.of('productLimits'), faults.of('categoryLimits')].map(
        (fault) =>
          fault && (
            <p key={fault} role="alert" className={styles.warning}>
              {fault}
            </p>
          ),
      )}
      <div>
        <Button type="submit" busy={store.isSaving}>
          {t('settings-save')}
        </Button>
      </div>
    </form>
  );
});

const editionOf = ({ version, settings }: ProfileRules): Edition<ProfileSettings> => ({
  form: settings,
  version,
});

const TYPE_ROWS_MIN = 4;
const TYPE_ROWS_MAX = 12;

/** As many rows as there are company types and an empty one, so that the field cuts none off. */
const typeRows = (companyTypes: string): number =>
  Math.min(Math.max(companyTypes.split('|').length + 1, TYPE_ROWS_MIN), TYPE_ROWS_MAX);

/** The participation types that the settings name. */
const namedTypes = (settings: ProfileSettings): readonly string[] =>
  [
    ...Object.values(settings.hiddenTabs).flatMap(listed),
    ...listed(settings.excludedTypes),
    ...Object.keys(settings.productLimits),
    ...Object.keys(settings.categoryLimits),
  ].filter((type) => type !== '*');
