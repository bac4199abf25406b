'use client';

import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useLabels } from './labels.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Props {
  title: string;
  /** The label of the submit button. */
  action: string;
  busy: boolean;
  /** There are unsaved changes. */
  dirty: boolean;
  onSubmit: () => void;
  /** Called when it closes; unsaved changes are discarded. */
  onClose: () => void;
  children: ReactNode;
}

/** A form in a side sheet on a desktop, full-screen on a phone; the submit button stays visible. */
export function Sheet({ title, action, busy, dirty, onSubmit, onClose, children }: Props) {
  const { t } = useLabels();
  const [asking, setAsking] = useState(false);
  useLeaveGuard(dirty);
  const leave = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <SheetFrame
        title={title}
        foot={
          <>
            <Button type="submit" busy={busy}>
              {action}
            </Button>
            <Button look="quiet" onClick={leave}>
              {t('cancel')}
            </Button>
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
          text={t('leave-text')}
          action={t('leave-discard')}
          stay={t('leave-stay')}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
