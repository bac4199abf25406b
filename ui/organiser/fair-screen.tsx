'use client';

import type { FairSettings } from '@fairdesk/core/organiser';
import { useState } from 'react';
import styles from './fair.module.css';
import { FairForm } from './fair-form.tsx';
import { FairState } from './fair-state.tsx';

/** The settings of the fair. */
export function FairScreen({ fair: stored }: { fair: FairSettings }) {
  const [fair, setFair] = useState(stored);
  return (
    <div className={styles.columns}>
      <FairForm fair={fair} onSaved={setFair} />
      <FairState fair={fair} onSaved={setFair} />
    </div>
  );
}
