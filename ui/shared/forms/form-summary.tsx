import { useLabels } from '../texts/labels.tsx';
import styles from './form.module.css';

interface Sentence {
  readonly path: string;
  readonly text: string;
  /** Of the field; distinguishes several faults with the same text. */
  readonly label?: string | undefined;
}

interface Props {
  sentences: readonly Sentence[];
}

/** All faults of a form, each linked to its field. It gets the focus when it appears. */
export function FormSummary({ sentences }: Props) {
  const { t } = useLabels();
  const isAlone = (text: string) => sentences.filter((each) => each.text === text).length === 1;
  return (
    <div data-summary tabIndex={-1} role="alert" className={styles.summary}>
      <h2>{t('forms-problem')}</h2>
      <ul>
        {sentences.map(({ path, text, label }) => (
          <li key={path}>
            <a href={`#field-${path}`}>{label === undefined || isAlone(text) ? text : `${label}: ${text}`}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
