import type { Question, QuestionOption } from '@fairdesk/core/awards';
import { useMemo } from 'react';
import { countriesIn } from '../shared/countries.ts';
import { useLabels } from '../shared/labels.tsx';

/** The options of a question; countries have names in the reader's language. */
export const useOptions = ({ options, isCountryList }: Question): readonly QuestionOption[] => {
  const { language } = useLabels();
  return useMemo(
    () =>
      isCountryList
        ? countriesIn(language).map(({ value, label }) => ({ name: value, text: label }))
        : options,
    [options, isCountryList, language],
  );
};
