import { useLabels } from '../shared/texts/labels.tsx';
import styles from './required-mark.module.css';

interface Props {
  /** For a question whose element cannot itself be required. */
  isSpoken: boolean;
}

/** Marks a required question. */
export function RequiredMark({ isSpoken }: Props) {
  const { t } = useLabels();
  return (
    <>
      <span aria-hidden className={styles.required}>
        {'\u00a0'}*
      </span>{' '}
      {isSpoken && <span className="visually-hidden">({t('award-required')})</span>}
    </>
  );
}
