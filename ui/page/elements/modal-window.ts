import {
  closesModal,
  MODAL_SCROLL_MARGIN_PERCENT,
  type Modal,
  type ModalDismissal,
  type ModalOccasion,
  modalClosedBy,
  modalCookieDays,
  modalOpenedBy,
  opensModal,
} from '@fairdesk/core/page';
import { decodeAddress } from '@fairdesk/core/shared';
import { setCookie } from '../../shared/set-cookie.ts';
import type { Enliven } from './enliven.ts';
import { hasCookie } from './has-cookie.ts';
import { showWindow } from './show-window.ts';

/** Opens and closes one modal by the rules of `opensModal` and `closesModal`. Source: site spec §2 "Modals", §9. */
export const modalWindow: Enliven = (element, signal) => {
  const dialog = element.querySelector('dialog');
  if (dialog === null) return;
  const modal: Modal = JSON.parse(element.dataset.modal ?? '{}');

  const open = (occasion: ModalOccasion): void => {
    const shown = document.querySelector<HTMLDialogElement>('dialog:modal');
    const isOtherOpen = shown !== null;
    if (shown === dialog || !opensModal(modal, occasion, { hasCookie: hasCookie(modal.id), isOtherOpen }))
      return;
    shown?.close();
    showWindow(dialog);
  };
  /** A modal that opens automatically waits until no other is open. */
  const openInTurn = (occasion: ModalOccasion): void => {
    const again = { capture: true, once: true, signal };
    if (document.querySelector(':modal') === null) open(occasion);
    else document.addEventListener('close', () => openInTurn(occasion), again);
  };
  const close = (dismissal: ModalDismissal): void => {
    if (dialog.open && closesModal(modal, dismissal)) dialog.close();
  };

  dialog.addEventListener(
    'close',
    () => {
      const days = modalCookieDays(modal.cookieDuration);
      if (days !== undefined) setCookie(modal.id, days);
    },
    { signal },
  );
  // Selecting text with the mouse may end outside the dialog, which must not close it.
  let isPressedBeside = false;
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      isPressedBeside = target === dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target === dialog && isPressedBeside) close({ kind: 'background' });
      else if (target instanceof Element && target.closest('[data-close]')) close({ kind: 'button' });
    },
    { signal },
  );
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link ? hrefOf(link) : '';
      const isOurs = modalOpenedBy(href) === modal.id || modalClosedBy(href) === modal.id;
      if (!isOurs) return;
      // A link that also leads to another page is followed.
      if (href.startsWith('#')) event.preventDefault();
      open({ kind: 'click', href });
      close({ kind: 'click', href });
    },
    { signal },
  );

  // The link may have been followed before this script loaded.
  open({ kind: 'click', href: decodeAddress(location.hash) });
  waitFor(modal, element, openInTurn, signal);
};

/** The address as written; of a link to this very page, its fragment alone: such a link loads nothing. */
const hrefOf = (link: HTMLAnchorElement): string => {
  const [page, fragment = ''] = link.href.split('#');
  return fragment && page === location.href.split('#')[0]
    ? `#${fragment}`
    : (link.getAttribute('href') ?? '');
};

const waitFor = (
  { trigger }: Modal,
  element: HTMLElement,
  openInTurn: (occasion: ModalOccasion) => void,
  signal: AbortSignal,
): void => {
  if (trigger.kind === 'timer') {
    const { seconds } = trigger;
    const timer = setTimeout(() => openInTurn({ kind: 'time', secondsOnPage: seconds }), seconds * 1000);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }
  const anchor = trigger.kind === 'scroll' ? following(element) : undefined;
  if (anchor === undefined) return;
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      openInTurn({ kind: 'anchor-seen' });
    },
    { rootMargin: `0px 0px -${MODAL_SCROLL_MARGIN_PERCENT}% 0px` },
  );
  sight.observe(anchor);
  signal.addEventListener('abort', () => sight.disconnect());
};

/** A closed modal has no box: use the position of the next visible element instead. */
const following = (element: Element): Element | undefined => {
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling)
    if (next.getClientRects().length > 0) return next;
  const around = element.parentElement;
  return around === null || around === document.body ? undefined : following(around);
};
