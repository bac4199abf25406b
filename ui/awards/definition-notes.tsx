import {
  type AwardForm,
  answerTypeOf,
  type Condition,
  type FormFault,
  type Question,
  withChildren,
} from '@fairdesk/core/awards';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './definition-notes.module.css';

interface Props {
  form: Pick<AwardForm, 'name' | 'steps'>;
  faults: readonly FormFault[];
  labels: ServerLabels;
}

/** A questionnaire for its editor: its steps, and the faults in its definition by step and question. */
export function DefinitionNotes({ form: { name, steps }, faults, labels: { t } }: Props) {
  const questions = steps.flatMap((step) => withChildren(step.questions));
  const conditionText = ({ questionName, answerName }: Condition) => {
    const question = questions.find((each) => each.name === questionName);
    const answer = question?.options.find((option) => option.name === answerName);
    return t('award-form-after', {
      question: question?.text || questionName,
      answer: answer?.text || answerName,
    });
  };
  return (
    <section className={styles.notes}>
      <p className={styles.name}>{name ? t('award-form-named', { name }) : t('award-form-unnamed')}</p>
      <p>
        {t('award-form-steps', { n: steps.length })}, {t('award-form-questions', { n: answered(questions) })}
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step.number}>
            {step.title}{' '}
            <small>
              {t('award-form-questions', { n: answered(withChildren(step.questions)) })}
              {step.onlyShowWhen && `, ${conditionText(step.onlyShowWhen)}`}
            </small>
          </li>
        ))}
      </ol>
      {faults.length > 0 && (
        <div className={styles.faults}>
          <p>{t('award-faults')}</p>
          <ul>
            {faults.map((fault) => (
              <li key={JSON.stringify(fault)}>
                {[fault.step, fault.question].filter(Boolean).join(' / ')}:{' '}
                {t(`award-fault-${fault.code}`, { name: fault.name })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const answered = (questions: readonly Question[]): number =>
  questions.filter((question) => answerTypeOf(question) !== undefined).length;
