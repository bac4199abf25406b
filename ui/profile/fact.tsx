import type { ReactNode } from 'react';
import { useLabels } from '../shared/labels.tsx';
import styles from './profile-section.module.css';

interface Props {
  name: string;
  children: ReactNode;
  /** Hides the label, as on the public page; `title` has the strongest emphasis. */
  plain?: 'title' | 'text';
}

/** A labelled value of the profile; displays a notice when it is empty. */
export function Fact({ name, children, plain }: Props) {
  const { t } = useLabels();
  return (
    <div>
      <dt className={plain && children ? 'visually-hidden' : undefined}>{name}</dt>
      <dd data-lead={plain === 'title' || undefined}>
        {children || <span className={styles.missing}>{t('section-missing')}</span>}
      </dd>
    </div>
  );
}
