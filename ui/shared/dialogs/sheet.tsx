'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { useLeaveGuard } from '../editing/use-leave-guard.ts';
import { useLabels } from '../texts/labels.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './sheet.module.css';
import { SheetFrame } from './sheet-frame.tsx';

interface Props {
  title: string;
  /** The label of the submit button. */
  action: string;
  busy: boolean;
  /** The share that has been sent, from 0 to 1; the form behind it is inert, so it is announced here. */
  share?: number | undefined;
  /** Withdraws what is being sent; without it, the sheet closes only afterwards. */
  onWithdraw?: () => void;
  /** There are unsaved changes. */
  dirty: boolean;
  /** What closing loses. */
  leaveText?: string;
  onSubmit: () => void;
  /** Called when it closes; unsaved changes are discarded. */
  onClose: () => void;
  children: ReactNode;
}

/** How often the progress of an upload is announced: each quarter. */
const ANNOUNCED_STEPS = 4;

/** A form in a side sheet on a desktop, full-screen on a phone; the submit button stays visible. */
export function Sheet({ title, action, busy, share, onWithdraw, dirty, leaveText, ...rest }: Props) {
  const { onSubmit, onClose, children } = rest;
  const { t } = useLabels();
  const [asking, setAsking] = useState(false);
  const sent = Math.floor((share ?? 0) * ANNOUNCED_STEPS) * (100 / ANNOUNCED_STEPS);
  const leave = () => {
    if (busy) onWithdraw?.();
    else if (dirty) setAsking(true);
    else onClose();
  };
  useLeaveGuard(dirty, leave);
  return (
    <>
      <SheetFrame
        title={title}
        busy={busy}
        foot={
          <>
            <Button type="submit" busy={busy}>
              {action}
            </Button>
            <Button look="quiet" onClick={leave}>
              {t('cancel')}
            </Button>
            <p role="status" className={styles.status}>
              {busy && onWithdraw && t('saving-wait')}
            </p>
            <p role="status" className="visually-hidden">
              {sent > 0 && t('upload-share', { n: sent })}
            </p>
          </>
        }
        onSubmit={onSubmit}
        onClose={leave}
      >
        {children}
      </SheetFrame>
      {asking && (
        <ConfirmDialog
          title={t('leave-title')}
          text={leaveText ?? t('leave-text')}
          action={t('leave-discard')}
          stay={t('leave-stay')}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
