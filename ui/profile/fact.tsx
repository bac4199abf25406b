import type { Language } from '@fairdesk/core/shared';
import type { ReactNode } from 'react';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './profile-section.module.css';

interface Props {
  name: string;
  children: ReactNode;
  /** Hides the label, as on the public page; `title` has the strongest emphasis. */
  plain?: 'title' | 'text';
  /** Of a value that is not in the reader's language. */
  lang?: Language | undefined;
}

/** A labelled value of the profile; displays a notice when it is empty. */
export function Fact({ name, children, plain, lang }: Props) {
  const { t } = useLabels();
  return (
    <div>
      <dt className={plain && children ? 'visually-hidden' : undefined}>{name}</dt>
      <dd data-lead={plain === 'title' || undefined} lang={lang}>
        {children || <span className={styles.missing}>{t('section-missing')}</span>}
      </dd>
    </div>
  );
}
