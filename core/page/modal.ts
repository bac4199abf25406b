/**
 * Modal windows that open after a time, by a link or by scrolling. Source: site spec §2 "Modals", §9 "Modal".
 */

/** What opens a modal automatically; its own link can always open it. */
export type ModalTrigger =
  | { readonly kind: 'timer'; readonly seconds: number }
  | { readonly kind: 'scroll' }
  | { readonly kind: 'link' };

/** A modal, as its editor configured it. */
export interface Modal {
  /** Also the name of its cookie. */
  readonly id: string;
  readonly trigger: ModalTrigger;
  /** A click outside does not close it. */
  readonly onlyButtonCloses: boolean;
  /** `1day`, `7days` or `30days`; with any other value no cookie is set. */
  readonly cookieDuration: string;
}

/** How far up the screen an anchor must scroll to count as seen, in percent of the height of the screen. */
export const MODAL_SCROLL_MARGIN_PERCENT = 80;

const DURATION_DAYS: ReadonlyMap<string, number> = new Map([
  ['1day', 1],
  ['7days', 7],
  ['30days', 30],
]);

/**
 * How long a closed modal stays closed, in days; `undefined` when it may reopen at once.
 *
 * @example
 * ```ts
 * modalCookieDays('7days') // 7
 * modalCookieDays('always') // undefined
 * ```
 */
export const modalCookieDays = (duration: string): number | undefined => DURATION_DAYS.get(duration);

/** Whether an id is valid for a modal: its cookie must not clash with one of the product's own. */
export const isModalId = (id: string, cookiesOfProduct: readonly string[]): boolean =>
  /^[\w.-]+$/.test(id) && !cookiesOfProduct.includes(id);

/**
 * The id of the modal a link opens: `#modal:offer` opens `offer`.
 *
 * @example
 * ```ts
 * modalOpenedBy('#modal:offer') // 'offer'
 * ```
 */
export const modalOpenedBy = (href: string): string | undefined => /^#modal:(.+)$/.exec(href)?.[1];

/** The id of the modal a link closes, after any path: `/shop#modal-close:offer`. */
export const modalClosedBy = (href: string): string | undefined => /#modal-close:(.+)$/.exec(href)?.[1];

/** An event that may open a modal. */
export type ModalOccasion =
  | { readonly kind: 'time'; readonly secondsOnPage: number }
  | { readonly kind: 'anchor-seen' }
  | { readonly kind: 'click'; readonly href: string };

/**
 * Whether a modal opens: on its own trigger or by its link, while its cookie is absent. One that opens automatically
 * never does so over another; one that a visitor opens replaces it.
 */
export const opensModal = (
  { id, trigger }: Modal,
  occasion: ModalOccasion,
  { hasCookie, isOtherOpen }: { readonly hasCookie: boolean; readonly isOtherOpen: boolean },
): boolean => {
  if (hasCookie) return false;
  switch (occasion.kind) {
    case 'time':
      return !isOtherOpen && trigger.kind === 'timer' && occasion.secondsOnPage >= trigger.seconds;
    case 'anchor-seen':
      return !isOtherOpen && trigger.kind === 'scroll';
    case 'click':
      return modalOpenedBy(occasion.href) === id;
  }
};

/** What may close a modal. */
export type ModalDismissal =
  | { readonly kind: 'button' }
  | { readonly kind: 'background' }
  | { readonly kind: 'click'; readonly href: string };

/** Whether this closes the modal: its button always, the background unless disabled, its own closing link. */
export const closesModal = ({ id, onlyButtonCloses }: Modal, dismissal: ModalDismissal): boolean => {
  switch (dismissal.kind) {
    case 'button':
      return true;
    case 'background':
      return !onlyButtonCloses;
    case 'click':
      return modalClosedBy(dismissal.href) === id;
  }
};
