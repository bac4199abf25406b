'use client';

import type { NewServiceKey } from '@fairdesk/core/organiser';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../shared/button.tsx';
import { useLabels } from '../shared/labels.tsx';
import styles from './service-keys.module.css';

interface Props {
  made: NewServiceKey;
  onClose: () => void;
}

/** The secret of a new key, which nobody can read again once this is closed. */
export function NewKeySecret({ made: { key, secret }, onClose }: Props) {
  const { t } = useLabels();
  const [notice, setNotice] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = async () =>
    setNotice(t((await isCopied(secret)) ? 'service-key-copied' : 'service-key-select'));
  return (
    <section className={styles.made} aria-labelledby="new-key">
      <h2 ref={title} id="new-key" tabIndex={-1}>
        {t('service-key-made', { name: key.name })}
      </h2>
      <p>{t('service-key-once')}</p>
      <code className={styles.secret} translate="no">
        {secret}
      </code>
      <div className={styles.verbs}>
        <Button look="quiet" onClick={() => void copy()}>
          {t('service-key-copy')}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t('service-key-stored')}
        </Button>
        <span role="status">{notice}</span>
      </div>
    </section>
  );
}

/** Whether copying worked: a browser may lack a clipboard or deny access to it. */
const isCopied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
