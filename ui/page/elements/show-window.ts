/** Opens a dialog over the page. Where the page behind is kept still it keeps its width, without its scroll bar: see base.css. */
export const showWindow = (dialog: HTMLDialogElement): void => {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`);
  dialog.showModal();
};
