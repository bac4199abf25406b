'use client';

import type { ExhibitorDetails } from '@fairdesk/core/organiser';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../shared/button.tsx';
import { Link } from '../../shared/link.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeletionButton } from '../deletion/deletion-button.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import styles from './exhibitor.module.css';
import { ExhibitorParts } from './exhibitor-parts.tsx';
import { exhibitorStateText } from './exhibitor-state-text.ts';
import { OpenAsCompany } from './open-as-company.tsx';

interface Props {
  details: ExhibitorDetails;
  timeZone: string;
  /** The address of the list. */
  list: string;
  /** The address of the public page; absent while visitors do not see it. */
  publicPage?: string | undefined;
  /** The address of everything stored about the exhibitor; absent for those who may not download it. */
  dataAddress?: string | undefined;
  /** What organisers changed, newest first. */
  children: ReactNode;
}

/** One exhibitor: its stands, people, tasks, profile, messages and changes. */
export function ExhibitorScreen({
  details: stored,
  timeZone,
  list,
  publicPage,
  dataAddress,
  children,
}: Props) {
  const labels = useLabels();
  const { t } = labels;
  const [details, setDetails] = useState(stored);
  const [isDeleted, setDeleted] = useState(false);
  const { row } = details;
  if (isDeleted)
    return (
      <div className={styles.exhibitor}>
        <Link href={list} className={styles.back}>
          {t('exhibitor-desk-back')}
        </Link>
        <DeskHeading title={t('deletion-done', { name: row.name })} text={t('deletion-import')} />
      </div>
    );
  return (
    <div className={styles.exhibitor}>
      <Link href={list} className={styles.back}>
        {t('exhibitor-desk-back')}
      </Link>
      <DeskHeading
        title={row.name}
        text={exhibitorStateText(row, labels)}
        actions={!row.isCancelled && <OpenAsCompany id={row.id} />}
      />
      <div className={styles.columns}>
        <ExhibitorParts
          details={details}
          timeZone={timeZone}
          publicPage={publicPage}
          mayDelete={dataAddress !== undefined}
          onChanged={setDetails}
        />
        <section className={styles.part}>
          <h2>{t('desk-audit')}</h2>
          {children}
        </section>
        {dataAddress && (
          <section className={styles.part}>
            <h2>{t('exhibitor-privacy')}</h2>
            <p>{t('exhibitor-privacy-text')}</p>
            <ButtonLink
              look="quiet"
              className={styles.download}
              href={dataAddress}
              download={`${details.slug || row.id}.zip`}
            >
              {t('exhibitor-privacy-download')}
            </ButtonLink>
            <p className={styles.download}>{t('deletion-exhibitor-text')}</p>
            <div className={styles.download}>
              <DeletionButton
                look="quiet"
                target={{ kind: 'exhibitor', id: row.id }}
                onDeleted={() => setDeleted(true)}
              >
                {t('deletion-exhibitor')}
              </DeletionButton>
            </div>
          </section>
        )}
      </div>
    </div>
  );
}
