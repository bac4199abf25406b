import { ContentIcon } from '../../shared/content-icon.tsx';
import styles from './frame-sheet.module.css';

interface Props {
  icon: string;
  /** What would be seen. */
  name?: string;
  /** The same, where a title above it says so to those who see. */
  hiddenName?: string;
  action: string;
  /** Who learns of the click. */
  note: string;
}

/** What stands in the place of another site's page until it is asked for. */
export function FrameSheet({ icon, name, hiddenName, action, note }: Props) {
  return (
    <span className={styles.sheet}>
      <span className={styles.icon}>
        <ContentIcon name={icon} />
      </span>
      {name && <span className={styles.name}>{name}</span>}
      <span className={styles.action}>
        {action}
        {hiddenName && <span className="visually-hidden">: {hiddenName}</span>}
      </span>
      <span className={styles.note}>{note}</span>
    </span>
  );
}
