// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { askFor } from '#tests/support/award-desk.ts';
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
});
