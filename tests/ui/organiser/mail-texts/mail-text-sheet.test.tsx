// @vitest-environment jsdom
import type { MailTextForm, PlannedMailText, Texts } from '@fairdesk/core/organiser';
import { LANGUAGE_NAMES, LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { beforeEach, expect } from 'vitest';
import { DeskFair } from '#ui/organiser/desk-fair.ts';
import { MailTextSheet } from '#ui/organiser/mail-texts/mail-text-sheet.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});

const textsOf = (of: (language: string) => string): Texts => ({
  ...{ en: of('en'), nl: of('nl') },
  ...{ es: of('es'), tr: of('tr') },
});
const NONE = textsOf(() => '');
const BUILT_IN: MailTextForm = {
  subject: textsOf((language) => `An enquiry (${language})`),
  body: textsOf((language) => `{message} {email} (${language})`),
};
const MAIL: PlannedMailText = {
  ...{ kind: 'enquiry', subject: NONE, body: NONE, builtIn: BUILT_IN },
  samples: { en: {}, nl: {}, es: {}, tr: {} },
};

/** What another organiser saved: nothing, the built-in text, or another one. */
const theirTexts = (part: keyof MailTextForm) => {
  const anyText = (language: keyof Texts) =>
    fc.constantFrom('', ' ', BUILT_IN[part][language], `Theirs {message} {email} (${language})`);
  const languages = { en: anyText('en'), nl: anyText('nl'), es: anyText('es'), tr: anyText('tr') };
  return fc.record(languages, { noNullPrototype: true });
};

const departure = { go: () => {}, ask: () => {}, guard: () => () => {} };

const conflictWith = async (theirs: MailTextForm) => {
  cleanup();
  sessionStorage.clear();
  const useCases = {
    saveMailText: () => errAsync({ kind: 'conflict' }),
    findLatestChange: () => okAsync(undefined),
    listMailTexts: () => okAsync([{ ...MAIL, ...theirs }]),
  };
  render(
    <MantineProvider>
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <UseCasesProvider value={{ departure } as unknown as UseCases}>
          <OrganiserProvider value={useCases as unknown as OrganiserUseCases}>
            <DeskFair value="101">
              <MailTextSheet mail={MAIL} onSaved={() => {}} onClose={() => {}} />
            </DeskFair>
          </OrganiserProvider>
        </UseCasesProvider>
      </LabelsProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change the built-in text' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save texts' }));
  const alert = await screen.findByRole('alert');
  return within(alert)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
};

it.prop([theirTexts('subject'), theirTexts('body')], { numRuns: 15 })(
  'compares what would be sent, in the languages where it differs alone',
  async (subject, body) => {
    const sent = (part: keyof MailTextForm, text: string) => text.trim() || BUILT_IN[part].en;
    const differing = [
      ['Subject', 'Mine', sent('subject', subject.en)],
      ['Mail text', BUILT_IN.body.en, sent('body', body.en)],
    ].filter(([, mine, theirs]) => mine !== theirs);
    const nameOf = (part = '') => `${part}, ${LANGUAGE_NAMES[LANGUAGES[0]]}`;
    expect(await conflictWith({ subject, body })).toEqual([
      ...differing.map(([part, mine]) => [nameOf(part), mine]),
      ...differing.map(([part, , theirs]) => [nameOf(part), theirs]),
    ]);
  },
);
