import type { ReactNode } from 'react';
import type { FrameData } from '../../navigation/frame-data.ts';
import { labelsOf } from '../../shared/texts/translate.ts';
import { DeskDoor } from '../desk-door.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import styles from './fair-list.module.css';

interface Props {
  data: FrameData;
  /** The form. */
  children: ReactNode;
}

/** The page for a new fair. */
export function NewFairPage({ data, children }: Props) {
  const { t } = labelsOf(data.language, data.texts);
  return (
    <DeskDoor data={data}>
      <main id="content" className={styles.page}>
        <DeskHeading title={t('fair-new')} text={t('fair-new-text')} />
        {children}
      </main>
    </DeskDoor>
  );
}
