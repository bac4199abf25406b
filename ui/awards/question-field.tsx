'use client';

import type { Question } from '@fairdesk/core/awards';
import type { FieldFault } from '@fairdesk/core/shared';
import { memo } from 'react';
import { SelectField } from '../shared/forms/select-field.tsx';
import { observer } from '../shared/observer.ts';
import { RichText } from '../shared/rich-text.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import { FileQuestion } from './file-question.tsx';
import styles from './question-field.module.css';
import type { QuestionnaireStore } from './questionnaire-store.ts';
import { TextQuestion } from './text-question.tsx';
import { toggledChoice } from './toggled-choice.ts';
import { useGoneOptions, useOptions } from './use-options.ts';

interface Props {
  question: Question;
  store: QuestionnaireStore;
}

/** A question with its nested questions. */
export const QuestionField = memo(function QuestionField({ question, store }: Props) {
  const { kind, text, html = '', hideLabel, children } = question;
  if (kind === 'InfoText' || kind === 'section') {
    const words = (
      <>
        {text && !hideLabel && <h2 className={styles.heading}>{text}</h2>}
        {html && <RichText html={html} />}
      </>
    );
    return kind === 'InfoText' ? (
      <div className={styles.info}>{words}</div>
    ) : (
      <section className={styles.section} aria-label={hideLabel ? text : undefined}>
        {words}
        {children.map((child) => (
          <QuestionField key={child.name} question={child} store={store} />
        ))}
      </section>
    );
  }
  return (
    <>
      <Answered question={question} store={store} />
      {children.map((child) => (
        <QuestionField key={child.name} question={child} store={store} />
      ))}
    </>
  );
});

const Answered = observer(function Answered({ question, store }: Props) {
  const labels = useLabels();
  const { name, text } = question;
  const fault = store.faults.get(name);
  const error = fault && sentenceOf(fault, text, labels);
  const entry = store.answers.entries.get(name);
  const shared = {
    question: useGoneOptions(question, entry, store.answers.questionnaire.answers),
    error,
    entry,
    onEnter: (entry: Parameters<QuestionnaireStore['enter']>[1]) => store.enter(question, entry),
  };
  switch (question.kind) {
    case 'TextQuestion':
      return <TextQuestion {...shared} />;
    case 'DropdownQuestion':
      return <Dropdown {...shared} />;
    case 'FileUploadQuestion':
      return <FileQuestion question={question} store={store} error={error} />;
    default:
      // Of the latest answer: boxes ticked before the page was hydrated report before it renders again.
      return (
        <ChoiceQuestion
          {...shared}
          onToggle={(option, isOn) =>
            store.enter(question, toggledChoice(question, store.answers.entries.get(name), option, isOn))
          }
        />
      );
  }
});

/**
 * The message for a fault of a question; it quotes the question, which does not work as the subject of a
 * sentence.
 */
export const sentenceOf = (
  { code, params }: FieldFault,
  label: string,
  { t, say }: Pick<ReturnType<typeof useLabels>, 't' | 'say'>,
): string => say(code, { ...params, label: t('award-quoted', { label }) });

function Dropdown({ question, entry, error, onEnter }: Parameters<typeof TextQuestion>[0]) {
  const { t } = useLabels();
  const options = useOptions(question);
  const { name, text, isRequired, tooltip } = question;
  return (
    <div className={question.hideLabel ? styles.hidden : undefined}>
      <SelectField
        path={name}
        label={text}
        value={(entry?.kind === 'choice' ? entry.names[0] : undefined) ?? ''}
        onChange={(value) => onEnter({ kind: 'choice', names: value === '' ? [] : [value] })}
        options={options.map((option) => ({ value: option.name, label: option.text }))}
        none={t('award-choose')}
        required={isRequired}
        error={error}
        {...(tooltip && { hint: tooltip })}
      />
    </div>
  );
}
