'use client';

import { SelectField } from '../../shared/forms/select-field.tsx';
import { countriesIn } from '../../shared/texts/countries.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { ChoiceQuestion } from './earlier-questions.ts';
import styles from './form.module.css';
import { conditionOf, contentOfCondition } from './stored-condition.ts';

interface Props {
  path: string;
  label: string;
  value: string;
  /** The questions to choose from. */
  questions: readonly ChoiceQuestion[];
  onChange: (value: string) => void;
}

/** When a step or question is shown: always, or after one answer to an earlier question. */
export function ConditionInput({ path, label, value, questions, onChange }: Props) {
  const { t, language } = useLabels();
  const condition = conditionOf(value);
  const answersOf = ({ answers }: ChoiceQuestion) =>
    answers?.map(({ name, text }) => ({ value: name, label: text })) ?? countriesIn(language);
  const question = questions.find(({ name }) => name === condition?.questionName);
  const change = (questionName: string, answerName: string) =>
    onChange(contentOfCondition({ questionName, answerName }));
  const choose = (name: string) => {
    const chosen = questions.find((each) => each.name === name);
    if (chosen) change(name, answersOf(chosen)[0]?.value ?? '');
    else if (name !== condition?.questionName) onChange('');
  };
  const answers = question ? answersOf(question) : [];
  const isOffered = answers.some((answer) => answer.value === condition?.answerName);
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <SelectField
        path={`${path}.question`}
        label={t('editor-condition-question')}
        none={t('editor-condition-always')}
        value={condition?.questionName ?? ''}
        options={withStored(
          questions.map(({ name, text }) => ({ value: name, label: text })),
          condition?.questionName,
        )}
        error={
          condition && !question
            ? t('editor-condition-no-question', { name: condition.questionName })
            : undefined
        }
        {...(questions.length === 0 && { hint: t('editor-condition-none') })}
        onChange={choose}
      />
      {condition && question && (
        <SelectField
          path={`${path}.answer`}
          label={t('editor-condition-answer')}
          value={condition.answerName}
          options={withStored(answers, condition.answerName)}
          error={isOffered ? undefined : t('editor-condition-no-answer', { name: condition.answerName })}
          onChange={(answer) => change(question.name, answer)}
        />
      )}
    </fieldset>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A stored value that is not offered stays a choice, so that opening the form changes nothing. */
const withStored = (options: readonly Option[], value: string | undefined): readonly Option[] =>
  value === undefined || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }];
