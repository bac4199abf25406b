import { COPY_FAILED, type SharedPage, sharesNatively } from '@fairdesk/core/navigation';
import { pageLog } from '../../shared/page-log.ts';
import type { Enliven } from './enliven.ts';

/** What sharing needs a script for: the device's own sheet on a phone, copying, and closing after an action. */
export const shareSheet: Enliven = (place, signal) => {
  const { url = '', title = '' } = place.dataset;
  const shared: SharedPage = { url, title };
  const sheet = place.querySelector<HTMLElement>('[popover]');
  const copy = place.querySelector<HTMLElement>('[data-copy]');
  place.querySelector('button')?.addEventListener(
    'click',
    (event) => {
      if (!sharesNatively(window.innerWidth, 'share' in navigator)) return;
      event.preventDefault();
      // Whoever changes their mind has not failed; where the device cannot, the page's own sheet opens.
      navigator.share({ ...shared }).catch((cause: unknown) => {
        if (!(cause instanceof DOMException && cause.name === 'AbortError')) sheet?.showPopover();
      });
    },
    { signal },
  );
  sheet?.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) sheet.hidePopover();
    },
    { signal },
  );
  copy?.addEventListener(
    'click',
    async () => {
      const status = place.querySelector('[role="status"]');
      const said = (await copyText(url)) ? copy.dataset.copied : copy.dataset.notCopied;
      if (status) status.textContent = said ?? '';
      sheet?.hidePopover();
    },
    { signal },
  );
  if (copy) copy.hidden = false;
};

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
