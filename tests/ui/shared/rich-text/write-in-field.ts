import { act, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { expect } from 'vitest';

/** Replaces a formatted text as a user who writes it; jsdom has no layout to type in. */
export const writeInField = async (box: HTMLElement, html: string): Promise<void> => {
  const editor = await waitFor(() => (box as Partial<{ editor: Editor }>).editor ?? expect.fail('no editor'));
  act(() => void editor.commands.setContent(html));
};
