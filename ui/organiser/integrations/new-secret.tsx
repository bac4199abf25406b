'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { copyText } from '../../shared/copy-text.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './integrations.module.css';

interface Props {
  kind: 'service-key' | 'webhook';
  /** Of the program that uses it. */
  name: string;
  secret: string;
  onClose: () => void;
}

/** The secret of a new key or webhook: displayed once. */
export function NewSecret({ kind, name, secret, onClose }: Props) {
  const { t } = useLabels();
  const [notice, setNotice] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = async () => setNotice(t((await copyText(secret)) ? `${kind}-copied` : `${kind}-select`));
  return (
    <section className={styles.made} aria-labelledby={`new-${kind}`}>
      <h3 ref={title} id={`new-${kind}`} tabIndex={-1}>
        {t(`${kind}-made`, { name })}
      </h3>
      <p>{t(`${kind}-once`)}</p>
      <code className={styles.secret} translate="no">
        {secret}
      </code>
      <div className={styles.verbs}>
        <Button look="quiet" onClick={() => void copy()}>
          {t(`${kind}-copy`)}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t(`${kind}-stored`)}
        </Button>
        <span role="status">{notice}</span>
      </div>
    </section>
  );
}
