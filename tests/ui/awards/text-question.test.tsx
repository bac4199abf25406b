// @vitest-environment jsdom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { askFor } from '#tests/support/worlds/award-desk.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { TextQuestion } from '#ui/awards/text-question.tsx';

describe('a long text question', () => {
  it.each(['Done', 'Close'])('returns the focus to its button when %s closes the dialog', async (name) => {
    const question = askFor('story', 'TextQuestion', { flavour: 'edit-in-modal' });
    renderView(<TextQuestion question={question} entry={undefined} error={undefined} onEnter={() => {}} />);
    const open = screen.getByRole('button', { name: 'Write text' });
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(open));
  });

  it('is announced as required exactly when it is', () => {
    const question = askFor('story', 'TextQuestion', { flavour: 'edit-in-modal' });
    const show = (isRequired: boolean) =>
      renderView(
        <TextQuestion
          question={{ ...question, isRequired }}
          entry={undefined}
          error={undefined}
          onEnter={() => {}}
        />,
      );
    show(false);
    expect(screen.queryAllByText(/required/)).toEqual([]);
    cleanup();
    show(true);
    const button = screen.getByRole('button', { name: 'Write text' });
    const label = document.getElementById(button.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    expect(label?.textContent).toContain('(required)');
  });
});
