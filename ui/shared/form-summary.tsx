import styles from './form.module.css';
import { useLabels } from './labels.tsx';

interface Props {
  sentences: readonly { readonly path: string; readonly text: string }[];
}

/** All faults of a form, each linked to its field. It gets the focus when it appears. */
export function FormSummary({ sentences }: Props) {
  const { t } = useLabels();
  return (
    <div data-summary tabIndex={-1} role="alert" className={styles.summary}>
      <h2>{t('forms-problem')}</h2>
      <ul>
        {sentences.map(({ path, text }) => (
          <li key={path}>
            <a href={`#field-${path}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
