'use client';

import type { LatestChange as Change } from '@fairdesk/core/organiser';
import { use, useEffect, useState } from 'react';
import { listText, momentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskTimeZone } from '../desk-fair.ts';
import { useOrganiser } from '../use-organiser.ts';
import { fieldLabel } from './audit-fields.ts';

/** Who saved a subject of the history last, when, and which fields it changed; nothing while that is unknown. */
export function LatestChange({ subject }: { subject: string }) {
  const { t, language } = useLabels();
  const { findLatestChange } = useOrganiser();
  const timeZone = use(DeskTimeZone);
  const [latest, setLatest] = useState<Change>();
  useEffect(() => {
    let isCurrent = true;
    void findLatestChange(subject).map((found) => isCurrent && setLatest(found));
    return () => {
      isCurrent = false;
    };
  }, [findLatestChange, subject]);
  if (!latest?.actor) return null;
  const when = momentText(new Date(latest.at), timeZone, language);
  const labels = (latest.fields ?? []).flatMap((field) => fieldLabel(field) ?? []);
  const fields = [...new Set(labels)].map((label) => t(label));
  return (
    <>
      <p>{t('audit-latest', { name: latest.actor, when })}</p>
      {fields.length > 0 && <p>{t('audit-latest-fields', { fields: listText(fields, language) })}</p>}
    </>
  );
}
