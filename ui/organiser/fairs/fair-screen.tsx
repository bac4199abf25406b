'use client';

import type { FairSettings } from '@fairdesk/core/organiser';
import { localPath } from '@fairdesk/core/shared';
import { useState } from 'react';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useUseCases } from '../../shared/use-cases.tsx';
import styles from './fair.module.css';
import { FairForm } from './fair-form.tsx';
import { FairState } from './fair-state.tsx';

interface Props {
  fair: FairSettings;
  /** The address of its website. */
  website: string;
}

/** The settings of the fair. */
export function FairScreen({ fair: stored, website }: Props) {
  const { language } = useLabels();
  const { departure } = useUseCases();
  const [fair, setFair] = useState(stored);
  const finish = (saved: FairSettings) => {
    setFair(saved);
    // The address of this page has moved as well.
    if (saved.slug !== fair.slug)
      departure.go(localPath({ language, path: `/organiser/${saved.slug}/settings` }));
  };
  return (
    <div className={styles.columns}>
      <FairForm fair={fair} onSaved={finish} />
      <FairState fair={fair} website={website} onSaved={finish} />
    </div>
  );
}
