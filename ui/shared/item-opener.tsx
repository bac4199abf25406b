import styles from './item-opener.module.css';

interface Props {
  /** What the item is called. */
  name: string;
  /** Said in place of the name to those who do not see the row. */
  label?: string;
  onOpen: () => void;
}

/** The name of an item in a list; the whole row, which is placed `relative`, opens it. */
export function ItemOpener({ name, label, onOpen }: Props) {
  return (
    <button type="button" className={styles.opener} aria-label={label} onClick={onOpen}>
      {name}
    </button>
  );
}
