import { elementOf } from './element-of.ts';

/**
 * Refuses files that are dragged over a document, other than onto a field for them: a browser would open the file in
 * place of the editor.
 *
 * @returns ends it
 */
export const refuseFiles = (document: Document): (() => void) => {
  const refuse = (event: DragEvent): void => {
    const { dataTransfer, defaultPrevented } = event;
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    if (elementOf(event.target)?.closest('input[type="file"]')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);
  return () => {
    document.removeEventListener('dragover', refuse);
    document.removeEventListener('drop', refuse);
  };
};
