'use client';

import { Picture } from '../shared/picture.tsx';
import { RichText } from '../shared/rich-text.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './questionnaire.module.css';
import type { QuestionnaireStore } from './questionnaire-store.ts';
import { ReopenedNote } from './reopened-note.tsx';

/** The screen before the first step: what the form is about and what to have ready. */
export function FormIntroduction({ store }: { store: QuestionnaireStore }) {
  const { t } = useLabels();
  const { introduction, image, name } = store.answers.form;
  const { title, html, items } = introduction;
  return (
    <main id="content" tabIndex={-1} className={styles.step}>
      {image && <Picture src={image} alt="" className={styles.image} />}
      <h1>{title || name}</h1>
      <ReopenedNote questionnaire={store.answers.questionnaire} />
      {html && <RichText html={html} />}
      {items.length > 0 && (
        <>
          <h2 className={styles.subtitle}>{t('award-at-hand')}</h2>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
