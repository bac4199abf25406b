import { Button } from '../shared/button.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './list-keys-button.module.css';

/** Shows the keys of a list; hidden where touch is the only way to use it. */
export function ListKeysButton({ onClick }: { onClick: () => void }) {
  const { t } = useLabels();
  return (
    <span className={styles.keys}>
      <Button look="plain" onClick={onClick}>
        {t('list-keys')}
      </Button>
    </span>
  );
}
