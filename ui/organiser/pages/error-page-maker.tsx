'use client';

import type { PagePurpose } from '@fairdesk/core/editor';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { newKey } from '../../shared/editing/new-key.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { editorAddress } from './editor-address.ts';
import styles from './special-pages.module.css';

interface Props {
  kind: Exclude<PagePurpose, 'dialog'>;
  /** The address of the list of pages. */
  list: string;
  onMade: () => void;
}

/** An error for which visitors get the built-in page, until its editors make their own. */
export function ErrorPageMaker({ kind, list, onMade }: Props) {
  const { t, say, language } = useLabels();
  const toast = useToast();
  const { createSpecialPage } = useOrganiser();
  const [isBusy, setBusy] = useState(false);
  const [key] = useState(newKey);
  const title = t(`error-page-${kind}`);
  const make = async () => {
    setBusy(true);
    const created = await createSpecialPage(kind, { path: '', language }, '', key);
    setBusy(false);
    if (created.isErr()) {
      const fault = created.error.kind === 'rejected' ? created.error.fields[0] : undefined;
      toast.failed(fault ? say(fault.code, fault.params) : t('pages-create-failed'));
      return;
    }
    toast.done(t('pages-created', { title }), {
      label: t('pages-created-open'),
      href: editorAddress(list, created.value.place),
    });
    onMade();
  };
  return (
    <div className={styles.builtIn}>
      <div>
        <p>{title}</p>
        <p className={styles.note}>{t('error-page-built-in')}</p>
      </div>
      <Button look="quiet" busy={isBusy} onClick={() => void make()}>
        {t('error-page-make')}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </div>
  );
}
