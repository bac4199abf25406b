/** Matches a dialog, which has the keys of the page while it is open. Those that the page opens are alerts. */
export const DIALOG_SELECTOR = '[role="dialog"], [role="alertdialog"]';
