'use client';

import { hasUnsentChanges } from '@fairdesk/core/awards';
import type { AwardRegistrationBlock } from '@fairdesk/core/page';
import { Button, ButtonLink } from '../shared/button.tsx';
import { FormError } from '../shared/forms/form-error.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { AnswerList } from './answer-list.tsx';
import { AwardTitle } from './award-title.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { saveFailureKey } from './file-faults.ts';
import { graceText, maySubmitLate } from './late-submission.ts';
import { QuestionField } from './question-field.tsx';
import styles from './questionnaire.module.css';
import type { QuestionnaireStore } from './questionnaire-store.ts';

interface Props {
  block: AwardRegistrationBlock;
  store: QuestionnaireStore;
}

/**
 * A read-only questionnaire; for a quarter of an hour after the deadline, a saved draft can still be
 * submitted.
 */
export const ClosedQuestionnaire = observer(function ClosedQuestionnaire({ block, store }: Props) {
  const { t, language } = useLabels();
  const { form } = block;
  const { summarySteps } = store;
  const { questionnaire, unsaved } = store.answers;
  const { award, product, questionnaireStatus } = questionnaire;
  const isDraft = questionnaireStatus === 'DRAFT' || hasUnsentChanges(questionnaire);
  const maySubmit = maySubmitLate(questionnaire, form.steps);
  return (
    <main id="content" tabIndex={-1} className={styles.step}>
      <AwardTitle own={form.name} award={award} className={styles.award} />
      <h1>{product.name}</h1>
      <div className={styles.note}>
        <p>{t(award.isClosed ? 'award-is-closed' : 'award-read-only')}</p>
        {maySubmit && <p>{t('award-grace', { time: graceText(award, language) })}</p>}
        {isDraft && award.isClosed && !maySubmit && <p>{t('award-never-submitted')}</p>}
      </div>
      <Outcome store={store} />
      {maySubmit &&
        summarySteps.flatMap(({ questions }) =>
          questions.map((question) => (
            <QuestionField key={question.name} question={question} store={store} />
          )),
        )}
      <div className={styles.actions} data-print="hide">
        {maySubmit && (
          <Button busy={store.isSaving} onClick={() => void store.submitLate()}>
            {form.labels.submit || t('award-submit')}
          </Button>
        )}
        <Button look="quiet" onClick={() => window.print()}>
          {t('award-print')}
        </Button>
        <ButtonLink look="plain" href={form.closeHref}>
          {t('award-to-list')}
        </ButtonLink>
      </div>
      {unsaved.length > 0 && (
        <section className={styles.unsaved}>
          <h2>{t('award-unsaved')}</h2>
          <p>{t('award-unsaved-text')}</p>
          <AnswerList questionnaire={{ answers: unsaved }} steps={form.steps} />
        </section>
      )}
      <AnswerList
        questionnaire={maySubmit ? { answers: store.answers.submittable } : questionnaire}
        steps={form.steps}
      />
    </main>
  );
});

/** Why the last save failed, or the choice it takes. */
const Outcome = observer(function Outcome({ store }: { store: QuestionnaireStore }) {
  const { t, say } = useLabels();
  const { state } = store;
  switch (state.kind) {
    case 'failed':
      return <FormError>{say(saveFailureKey(state.failure))}</FormError>;
    case 'conflict':
      return <ConflictNotice store={store} />;
    case 'refused':
      return <FormError>{t('award-incomplete')}</FormError>;
    default:
      return null;
  }
});
