import styles from './divider-block.module.css';

export function DividerView() {
  return <hr className={styles.line} />;
}
