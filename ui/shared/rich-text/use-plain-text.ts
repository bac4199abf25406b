import { isBlank } from '@fairdesk/core/shared';
import { type ClipboardEvent, type DragEvent, useLayoutEffect } from 'react';

interface Options {
  /** The element with the text; null before it is rendered. */
  readonly box: HTMLElement | null;
  /** Off once an editor has the text. */
  readonly isOn: boolean;
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Called when an input method starts and stops composing. */
  readonly onCompose: (isComposing: boolean) => void;
}

/**
 * Lets the user write a text whose editor has not loaded. Formatting stays; pasted content becomes plain text.
 *
 * @returns handlers for the element
 */
export const usePlainText = ({ box, isOn, value, onChange, onCompose }: Options) => {
  useLayoutEffect(() => {
    // Write only external changes: rewriting typed text would move the cursor.
    if (isOn && box && writtenIn(box) !== value) box.innerHTML = value;
  }, [box, isOn, value]);
  if (!isOn || box === null) return {};
  const take = () => onChange(writtenIn(box));
  return {
    onInput: take,
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      insertText(event.clipboardData.getData('text/plain'));
      take();
    },
    onDrop: (event: DragEvent) => event.preventDefault(),
    onCompositionStart: () => onCompose(true),
    onCompositionEnd: () => {
      // Some browsers report the last input after this event.
      take();
      onCompose(false);
    },
  };
};

/** The markup of the element; empty when it contains no text. */
const writtenIn = (box: HTMLElement): string => (isBlank(box.textContent ?? '') ? '' : box.innerHTML);

const insertText = (text: string): void => {
  const selection = document.getSelection();
  if (!selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  range.insertNode(document.createTextNode(text));
  range.collapse(false);
};
