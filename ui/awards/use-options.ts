import type { Question, QuestionOption } from '@fairdesk/core/awards';
import { useMemo } from 'react';
import { countriesIn } from '../shared/countries.ts';
import { useLabels } from '../shared/labels.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';

/**
 * The options of a question; countries have names in the reader's language, as the browser gives and orders them: its
 * names differ from the server's.
 */
export const useOptions = ({ options, isCountryList }: Question): readonly QuestionOption[] => {
  const { language } = useLabels();
  const isHydrated = useHydrated();
  return useMemo(
    () =>
      isCountryList && isHydrated
        ? countriesIn(language).map(({ value, label }) => ({ name: value, text: label }))
        : options,
    [options, isCountryList, isHydrated, language],
  );
};
