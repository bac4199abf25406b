import styles from './item-opener.module.css';

interface Props {
  /** The name of the item. */
  name: string;
  /** Replaces the name for screen readers. */
  label?: string;
  onOpen: () => void;
}

/**
 * The name of an item in a list; clicking anywhere in its row, which must be `position: relative`, opens it.
 */
export function ItemOpener({ name, label, onOpen }: Props) {
  return (
    <button type="button" className={styles.opener} aria-label={label} onClick={onOpen}>
      {name}
    </button>
  );
}
