import { ContentIcon } from '../../shared/content-icon.tsx';
import styles from './frame-sheet.module.css';

interface Props {
  icon: string;
  /** The name of the content. */
  name?: string;
  /** The name for screen readers only, when a title above already displays it. */
  hiddenName?: string;
  action: string;
  /** Which site learns about the click. */
  note: string;
}

/** The placeholder for a page of another site until it is loaded. */
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
