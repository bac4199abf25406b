import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { type ComponentProps, useState } from 'react';
import { RichTextField } from '#ui/shared/rich-text/rich-text-field.tsx';
import { renderView } from '../render-view.tsx';

const PAGES = [{ path: '/visit', title: 'Visit' }];

/** A field within a form, as the page editor has it. */
export const opened = async (html: string, more: Partial<ComponentProps<typeof RichTextField>> = {}) => {
  Object.assign(Range.prototype, LAYOUT);
  const changes: string[] = [];
  let setText: (html: string) => void = () => {};
  function Form() {
    const [text, set] = useState(html);
    setText = set;
    const change = (next: string) => {
      changes.push(next);
      set(next);
    };
    return <RichTextField path="text" label="Text" value={text} onChange={change} pages={PAGES} {...more} />;
  }
  renderView(<Form />);
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await screen.findByRole('toolbar', { name: 'Formatting: Text' });
  const { editor } = text as HTMLElement & { editor: Editor };
  return {
    editor,
    text,
    changes,
    html: () => changes.at(-1),
    replace: (next: string) => setText(next),
    press: async (name: string) => await userEvent.click(screen.getByRole('button', { name })),
    button: (name: string) => screen.getByRole('button', { name }),
  };
};

/** What jsdom lacks of a browser's layout. */
export const LAYOUT = { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() };
