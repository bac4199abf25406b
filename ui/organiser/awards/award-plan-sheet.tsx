'use client';

import {
  type AwardForm,
  type AwardPlan,
  awardFaults,
  awardFormOf,
  NEW_AWARD,
  type PlannedAward,
} from '@fairdesk/core/organiser';
import { inLanguage, LANGUAGE_NAMES, LANGUAGES, NAME_MAX } from '@fairdesk/core/shared';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { TextField } from '../../shared/forms/text-field.tsx';
import { observer } from '../../shared/observer.ts';
import { dayText, zoneName } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { participationTypeText } from '../../shared/texts/participation-type.ts';
import { describeTexts } from '../describe-texts.ts';
import { DeskSheet } from '../desk-sheet.tsx';
import { isWrittenIn } from '../is-written-in.ts';
import { LanguageFields } from '../language-fields.tsx';
import styles from '../notices/notices.module.css';
import { TimeField } from '../time-field.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { AwardEntrants } from './award-entrants.tsx';

interface Props {
  /** The award to change; absent for a new one. */
  award: PlannedAward | undefined;
  plan: AwardPlan;
  onSaved: (plan: AwardPlan) => void;
  onClose: () => void;
}

const TIMES = ['opensDay', 'opensTime', 'closesDay', 'closesTime'] as const;

/** Adds an award, or edits its title, when it takes entries, and of whom. */
export const AwardPlanSheet = observer(function AwardPlanSheet({ award, plan, onSaved, onClose }: Props) {
  const allLabels = useLabels();
  const { t, language: own } = allLabels;
  const { timeZone } = plan;
  const { planAwards, saveAward } = useOrganiser();
  const [store] = useState(
    () =>
      new EditStore<AwardForm, AwardPlan>({
        start: award
          ? { form: awardFormOf(award, timeZone), version: award.version }
          : { form: awardFormOf(NEW_AWARD, timeZone) },
        check: awardFaults,
        save: ({ form, version = '' }, { key }) =>
          saveAward(form, award ? { code: award.code, version } : { id: key }),
        ...(award && {
          latest: () =>
            planAwards().map(({ awards }) => {
              const current = awards.find(({ code }) => code === award.code) ?? award;
              return { form: awardFormOf(current, timeZone), version: current.version };
            }),
        }),
      }),
  );
  const { form, change } = store;
  const names = {
    titles: t('award-plan-title'),
    categories: t('award-plan-categories'),
    opensDay: t('award-plan-opens-day'),
    opensTime: t('award-plan-opens-time'),
    closesDay: t('award-plan-closes-day'),
    closesTime: t('award-plan-closes-time'),
  };
  const labels = {
    ...names,
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `titles.${language}`,
        t('text-in', { name: names.titles, language: LANGUAGE_NAMES[language] }),
      ]),
    ),
  };
  return (
    <DeskSheet
      store={store}
      title={t(award ? 'award-plan-edit' : 'award-plan-new')}
      action={t(award ? 'award-plan-save' : 'award-plan-add')}
      errorLabel="award-plan-failed"
      labels={labels}
      draft={{
        key: `award/${award?.code ?? ''}`,
        names: ['titles', 'types', 'onlyNovelties', 'categories', ...TIMES],
      }}
      {...(award && { subject: `award:${award.code}` })}
      describe={(version) => [
        ...describeTexts(t, names.titles, (language) => version.titles[language]),
        ...TIMES.map((name) => ({ name: names[name], value: dayText(version[name], own) })),
        { name: t('award-plan-novelties'), value: t(version.onlyNovelties ? 'yes' : 'no') },
        {
          name: t('award-plan-types'),
          value: version.types.map((type) => participationTypeText(type, allLabels)).join(', '),
        },
        {
          name: names.categories,
          value: plan.categories
            .filter(({ id }) => version.categories.includes(id))
            .map((category) => inLanguage(category.names, own))
            .join(', '),
        },
      ]}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => {
        const moment = (name: (typeof TIMES)[number]) => ({
          path: name,
          label: names[name],
          value: form[name],
          error: errorOf(name),
          onChange: (typed: string) => change({ [name]: typed }),
        });
        return (
          <>
            <LanguageFields
              isWritten={isWrittenIn([form.titles])}
              isFaulty={(language) => errorOf(`titles.${language}`) !== undefined}
            >
              {(language) => (
                <TextField
                  path={errorOf('titles') ? 'titles' : `titles.${language}`}
                  label={names.titles}
                  value={form.titles[language]}
                  rule={{ label: 'titles', maxLength: NAME_MAX }}
                  counted={false}
                  error={errorOf('titles') ?? errorOf(`titles.${language}`)}
                  onChange={(text) => change({ titles: { ...form.titles, [language]: text } })}
                />
              )}
            </LanguageFields>
            <fieldset className={styles.period}>
              <legend>{t('award-plan-period')}</legend>
              <TextField {...moment('opensDay')} type="date" />
              <TimeField {...moment('opensTime')} />
              <TextField {...moment('closesDay')} type="date" />
              <TimeField {...moment('closesTime')} />
              <p>{t('notice-period-hint', { zone: zoneName(timeZone) })}</p>
            </fieldset>
            <AwardEntrants plan={plan} form={form} error={errorOf('categories')} onChange={change} />
          </>
        );
      }}
    </DeskSheet>
  );
});
