// @vitest-environment jsdom
import type { Failure, FieldFault } from '@fairdesk/core/shared';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DraftSaver } from '#ui/editor/draft-saver.ts';
import { SaveNote } from '#ui/editor/save-note.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

afterEach(cleanup);

const show = (language: Language, state: DraftSaver['state'], failure?: Failure) => {
  const saver = { state, failure, others: [], merges: 0, hasRestored: false, save: async () => false };
  const { container } = render(
    <LabelsProvider language={language} messages={messagesFor(language)}>
      <SaveNote saver={saver as unknown as DraftSaver} />
    </LabelsProvider>,
  );
  return container.textContent;
};

const FAULT: FieldFault = { path: '', code: 'page-text-max', params: { max: 200_000 } };
const FAILURES: readonly Failure[] = [
  { kind: 'unavailable', request: 'PUT draft' },
  { kind: 'not-found', what: 'the page' },
  { kind: 'rejected', reason: 'fields', fields: [FAULT] },
];

it.each(LANGUAGES)('says what happened and what to do about it: %s', (language) => {
  const { t, say } = labelsOf(language, messagesFor(language));
  const reasons = [t('editor-retrying'), t('editor-missing'), say('page-text-max', { max: 200_000 })];
  for (const [at, failure] of FAILURES.entries()) {
    const text = t('editor-not-saved') + reasons[at] + t('editor-save-now');
    expect(show(language, 'failed', failure)).toBe(text);
    cleanup();
    // A screen reader would read every change of the next attempt.
    expect(show(language, 'saving', failure)).toBe(text);
    cleanup();
  }
});

it('says nothing of an earlier failure while there is a version to choose', () => {
  show('en', 'conflict', FAILURES[0]);
  expect(screen.queryByRole('button', { name: 'Save now' })).toBeNull();
});
