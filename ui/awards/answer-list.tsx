'use client';

import { type Answer, type FormStep, type Question, withChildren } from '@fairdesk/core/awards';
import { Button } from '../shared/button.tsx';
import { Link } from '../shared/link.tsx';
import { Picture } from '../shared/picture.tsx';
import { countryName } from '../shared/texts/country-name.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './answer-list.module.css';

interface Props {
  questionnaire: { readonly answers: readonly Answer[] };
  /**
   * In the reader's language; answers of steps and questions that the form no longer has use their stored
   * texts.
   */
  steps: readonly FormStep[];
  /** Goes to a step to change it; absent when the answers are read-only. */
  onEdit?: (step: string) => void;
}

/** The answers, step by step. */
export function AnswerList({ questionnaire: { answers }, steps, onEdit }: Props) {
  const { t } = useLabels();
  const order = new Map(steps.map(({ name }, place) => [name, place]));
  const groups = [...Map.groupBy(answers, ({ stepId }) => stepId)].toSorted(
    ([one], [other]) => (order.get(one) ?? steps.length) - (order.get(other) ?? steps.length),
  );
  return (
    <div className={styles.list}>
      {groups.map(([name, own]) => {
        const step = steps.find((each) => each.name === name);
        const title = step?.title ?? own[0]?.stepName ?? name;
        return (
          <section key={name} className={styles.step}>
            <header className={styles.head}>
              <h2>{title}</h2>
              {onEdit && step && !step.isSummary && (
                <Button
                  look="plain"
                  aria-label={t('award-edit-step', { title })}
                  onClick={() => onEdit(name)}
                >
                  {t('award-edit')}
                </Button>
              )}
            </header>
            <dl>
              {[...Map.groupBy(own, ({ questionId }) => questionId)].map(([id, group]) => {
                const question = withChildren(step?.questions ?? []).find((each) => each.name === id);
                return (
                  <div key={id} className={styles.answer}>
                    <dt>{question?.text || group[0]?.questionText}</dt>
                    {group.map((answer) => (
                      <dd key={answer.answerId || answer.questionId}>
                        <AnswerView answer={answer} question={question} />
                      </dd>
                    ))}
                  </div>
                );
              })}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

function AnswerView({ answer, question }: { answer: Answer; question: Question | undefined }) {
  const { language } = useLabels();
  const { answerId, answerText, files } = answer;
  if (files.length > 0)
    return (
      <ul className={styles.files}>
        {files.map(({ psId, name, url, imageDataUrl }) => (
          <li key={psId ?? name}>
            {imageDataUrl && <Picture src={imageDataUrl} alt="" />}
            {url ? (
              <Link href={url} target="_blank">
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    );
  if (answerId === '') return <span className={styles.text}>{answerText}</span>;
  if (question?.isCountryList)
    // Browsers and the server give a few countries other names.
    return <span suppressHydrationWarning>{countryName(answerId, language)}</span>;
  return question?.options.find(({ name }) => name === answerId)?.text ?? answerText;
}
