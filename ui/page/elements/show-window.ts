/**
 * Opens a modal dialog. When scrolling of the page is locked, reserves the width of its scroll bar: see
 * base.css.
 */
export const showWindow = (dialog: HTMLDialogElement): void => {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`);
  dialog.showModal();
};
