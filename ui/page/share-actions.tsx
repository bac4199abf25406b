'use client';

import { COPY_FAILED, type SharedPage, sharesNatively } from '@fairdesk/core/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { pageLog } from '../shared/page-log.ts';

interface Props {
  /** The id of the sheet that opens; those of its button and of what is said go on with `-button` and `-status`. */
  sheet: string;
  shared: SharedPage;
  /** Of the button that copies. */
  icon: ReactNode;
  texts: { readonly copy: string; readonly copied: string; readonly notCopied: string };
}

/** What sharing needs a script for: the device's own sheet on a phone, copying, and closing after an action. */
export function ShareActions({ sheet, shared, icon, texts }: Props) {
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    setLive(true);
    const button = document.getElementById(`${sheet}-button`);
    const element = document.getElementById(sheet);
    const shareNatively = (event: Event) => {
      if (!sharesNatively(window.innerWidth, 'share' in navigator)) return;
      event.preventDefault();
      // Whoever changes their mind has not failed.
      navigator.share({ ...shared }).catch(() => undefined);
    };
    const close = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) element?.hidePopover();
    };
    button?.addEventListener('click', shareNatively);
    element?.addEventListener('click', close);
    return () => {
      button?.removeEventListener('click', shareNatively);
      element?.removeEventListener('click', close);
    };
  }, [sheet, shared]);

  const copy = async () => {
    const status = document.getElementById(`${sheet}-status`);
    const done = await copyText(shared.url);
    if (status) status.textContent = done ? texts.copied : texts.notCopied;
    document.getElementById(sheet)?.hidePopover();
  };

  if (!isLive) return null;
  return (
    <button type="button" onClick={() => void copy()}>
      {icon}
      {texts.copy}
    </button>
  );
}

/** Whether it worked: a browser may have no clipboard, or refuse it. */
const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    pageLog.error(COPY_FAILED);
    return false;
  }
};
