import type { AwardForm, AwardPlan } from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import disclosure from '../../shared/disclosure.module.css';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { participationTypeText } from '../../shared/texts/participation-type.ts';
import styles from '../audience-field.module.css';

interface Props {
  plan: AwardPlan;
  form: AwardForm;
  error: string | undefined;
  onChange: (part: Partial<AwardForm>) => void;
}

/** Which products may enter an award. */
export function AwardEntrants({ plan, form, error, onChange }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const toggled = (values: readonly string[], value: string) =>
    values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  const groups = [
    {
      name: 'types',
      label: t('award-plan-types'),
      all: t('award-plan-types-all'),
      options: [...new Set([...plan.types, ...form.types])].map((type) => ({
        value: type,
        label: participationTypeText(type, labels),
      })),
    },
    {
      name: 'categories',
      label: t('award-plan-categories'),
      all: t('award-plan-categories-all'),
      options: plan.categories.map(({ id, names }) => ({ value: id, label: inLanguage(names, language) })),
    },
  ] as const;
  return (
    <fieldset className={styles.audience} id="field-categories">
      <legend>{t('award-plan-entrants')}</legend>
      {error && <p role="alert">{error}</p>}
      <CheckField
        path="onlyNovelties"
        label={t('award-plan-novelties')}
        value={form.onlyNovelties}
        onChange={(onlyNovelties) => onChange({ onlyNovelties })}
      />
      {groups.map(({ name, label, all, options }) => (
        <details key={name} className={styles.group} open={form[name].length > 0 || undefined}>
          <summary
            className={disclosure.summary}
          >{`${label}: ${form[name].length === 0 ? all : form[name].length}`}</summary>
          <div className={styles.values}>
            {options.map((option) => (
              <label key={option.value}>
                <input
                  type="checkbox"
                  checked={form[name].includes(option.value)}
                  onChange={() => onChange({ [name]: toggled(form[name], option.value) })}
                />
                <span>{option.label}</span>
              </label>
            ))}
          </div>
        </details>
      ))}
    </fieldset>
  );
}
