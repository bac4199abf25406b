import type { ReactNode } from 'react';
import { FOCUS_HEIR } from '../../shared/dialogs/use-focus-return.ts';
import styles from './integrations.module.css';

interface Props {
  id: string;
  title: string;
  /** What it is for. */
  text: string;
  /** The button that makes another one. */
  action: ReactNode;
  children: ReactNode;
}

/** One way in which programs of the organiser work with the fair. */
export function IntegrationSection({ id, title, text, action, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} {...FOCUS_HEIR}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
