import { Button } from '../shared/button.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './list-failure.module.css';

interface Props {
  text: string;
  onRetry: () => void;
}

/** A list could not be loaded; what it showed before stays. */
export function ListFailure({ text, onRetry }: Props) {
  const { t } = useLabels();
  return (
    <p role="alert" className={styles.failure}>
      {text}
      <Button look="plain" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  );
}
