// @vitest-environment jsdom
import { LANGUAGES } from '@fairdesk/core/shared';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VersionChoice } from '#ui/shared/editing/version-choice.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { textsFor } from '#ui/shared/texts/texts-for.ts';

afterEach(cleanup);

describe('VersionChoice', () => {
  it.each(LANGUAGES)('has the focus when it appears, with its title as its name: %s', (language) => {
    const texts = textsFor('editor', messagesFor(language, {}));
    render(
      <LabelsProvider language={language} messages={texts}>
        <button type="button">Save</button>
        <VersionChoice
          mine={[{ name: 'Name', value: 'Oven' }]}
          theirs={[{ name: 'Name', value: 'Kiln' }]}
          onKeepMine={() => {}}
          onTakeTheirs={() => {}}
        />
      </LabelsProvider>,
    );
    const choice = screen.getByRole('alert', { name: texts['conflict-title'] as string });
    expect(document.activeElement).toBe(choice);
  });
});
