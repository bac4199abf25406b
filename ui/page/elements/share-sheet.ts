import { COPY_FAILED, type SharedPage, sharesNatively } from '@fairdesk/core/navigation';
import { pageLog } from '../../shared/page-log.ts';
import type { Enliven } from './enliven.ts';

/**
 * The parts of sharing that need a script: the native share sheet on a phone, copying, and closing after an
 * action.
 */
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
      // A cancelled share is not an error; when the device cannot share, the page's own sheet opens.
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
      const outcome = (await copyText(url)) ? copy.dataset.copied : copy.dataset.notCopied;
      if (status) status.textContent = outcome ?? '';
      sheet?.hidePopover();
    },
    { signal },
  );
  if (copy) copy.hidden = false;
};

/** Whether copying worked: a browser may lack a clipboard or deny access to it. */
const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    pageLog.error(COPY_FAILED);
    return false;
  }
};
