import type { ReactNode } from 'react';
import { useLabels } from '../shared/labels.tsx';
import styles from './profile-section.module.css';

interface Props {
  name: string;
  children: ReactNode;
  /** As on the public page, where it needs no name beside it; `title` is the strongest thing here. */
  plain?: 'title' | 'text';
}

/** One thing the profile says, by name; it says so when there is nothing. */
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
