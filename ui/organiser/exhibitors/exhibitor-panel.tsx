'use client';

import type { ExhibitorDetails } from '@fairdesk/core/organiser';
import type { ParticipationId } from '@fairdesk/core/shared';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../shared/button.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './exhibitor-panel.module.css';
import { ExhibitorParts } from './exhibitor-parts.tsx';
import { exhibitorStateText } from './exhibitor-state-text.ts';
import { OpenAsCompany } from './open-as-company.tsx';

interface Props {
  id: ParticipationId;
  timeZone: string;
  /** The address of its own page. */
  page: string;
  /** Called after each change of the exhibitor. */
  onChanged: () => void;
  onClose: () => void;
}

/** An exhibitor beside the list; the one before it stays until the next one has arrived. */
export function ExhibitorPanel({ id, timeZone, page, onChanged, onClose }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const { readExhibitor } = useOrganiser();
  const [details, setDetails] = useState<ExhibitorDetails>();
  const [failed, setFailed] = useState<ParticipationId>();
  useEffect(() => {
    let isLatest = true;
    void readExhibitor(id, language).then((read) => {
      if (!isLatest) return;
      if (read.isOk()) setDetails(read.value);
      setFailed(read.isErr() ? id : undefined);
    });
    return () => {
      isLatest = false;
    };
  }, [id, language, readExhibitor]);
  const isShown = failed !== id && details !== undefined;
  return (
    <aside
      className={styles.panel}
      aria-label={t('exhibitor-panel')}
      aria-busy={details?.row.id !== id && failed !== id}
    >
      <div className={styles.tools}>
        <ButtonLink look="plain" href={page}>
          {t('exhibitor-panel-page')}
        </ButtonLink>
        <Button look="plain" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      {failed === id && <p role="alert">{t('exhibitor-panel-failed')}</p>}
      {isShown && (
        <>
          <h2 className={styles.name}>{details.row.name}</h2>
          <p className={styles.state}>{exhibitorStateText(details.row, labels)}</p>
          {!details.row.isCancelled && <OpenAsCompany id={details.row.id} />}
          <div className={styles.parts} key={details.row.id}>
            <ExhibitorParts
              details={details}
              timeZone={timeZone}
              onChanged={(changed) => {
                setDetails((current) => (current?.row.id === changed.row.id ? changed : current));
                onChanged();
              }}
            />
          </div>
        </>
      )}
    </aside>
  );
}
