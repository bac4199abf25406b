import type { FormFault } from '@fairdesk/core/awards';
import type { Labels } from '../shared/translate.ts';
import styles from './questionnaire.module.css';

interface Props {
  name: string;
  faults: readonly FormFault[];
  labels: Labels;
}

/** Faults in the definition of a form, for its editor: by step and question. */
export function DefinitionNotes({ name, faults, labels: { t } }: Props) {
  return (
    <div className={styles.note}>
      <p>{t('award-form-named', { name })}</p>
      {faults.length > 0 && (
        <ul className={styles.items}>
          {faults.map(({ step, question, code, name: about }) => (
            <li key={`${step}/${question}/${code}/${about}`}>
              {[step, question].filter(Boolean).join(' / ')}: {t(`award-fault-${code}`, { name: about })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
