// @vitest-environment jsdom
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { LanguageFields } from '#ui/organiser/language-fields.tsx';
import { FairLanguagesProvider } from '#ui/shared/texts/fair-languages.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});

const anyLanguages = fc.subarray([...LANGUAGES], { minLength: 1 });

const show = (own: Language, offered: readonly Language[], faulty: readonly Language[]) => {
  cleanup();
  render(
    <MantineProvider>
      <LabelsProvider language={own} messages={messagesFor(own)}>
        <FairLanguagesProvider languages={offered}>
          <LanguageFields isWritten={() => true} isFaulty={(each) => faulty.includes(each)}>
            {(language) => <p data-testid="shown">{language}</p>}
          </LanguageFields>
        </FairLanguagesProvider>
      </LabelsProvider>
    </MantineProvider>,
  );
  return {
    tabs: screen.queryAllByRole('tab').map(({ textContent }) => textContent),
    shown: screen.getByTestId('shown').textContent,
  };
};

it.prop([fc.constantFrom(...LANGUAGES), anyLanguages])(
  'texts are written in the languages of the fair, the own one first if it is one of them',
  (own, offered) => {
    const { tabs, shown } = show(own, offered, []);
    const isOwnAlone = offered.length === 1 && offered[0] === own;
    expect(tabs).toEqual(isOwnAlone ? [] : offered.map((each) => LANGUAGE_NAMES[each]));
    expect(shown).toBe(offered.includes(own) ? own : offered[0]);
  },
);

it.prop([fc.constantFrom(...LANGUAGES), anyLanguages, fc.constantFrom(...LANGUAGES)])(
  'a fault is always in reach, in whatever language it is',
  (own, offered, faulty) => {
    const { tabs, shown } = show(own, offered, [faulty]);
    expect(shown).toBe(faulty);
    if (tabs.length === 0) expect(offered).toEqual([own]);
    else expect(tabs).toContain(LANGUAGE_NAMES[faulty]);
  },
);
