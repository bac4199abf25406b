import type { Answer, Entry, Question, QuestionOption } from '@fairdesk/core/awards';
import { useMemo } from 'react';
import { countriesIn } from '../shared/texts/countries.ts';
import { useLabels } from '../shared/texts/labels.tsx';
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

/**
 * A question with the options that were selected before its editor removed them: the user sees what was answered, and
 * replaces it.
 */
export const useGoneOptions = (
  question: Question,
  entry: Entry | undefined,
  stored: readonly Answer[],
): Question => {
  const { t } = useLabels();
  const { name, options } = question;
  const chosen = entry?.kind === 'choice' ? entry.names : [];
  const gone = chosen.filter((each) => options.every((option) => option.name !== each));
  if (gone.length === 0) return question;
  const textOf = (option: string): string =>
    stored.find(({ questionId, answerId }) => questionId === name && answerId === option)?.answerText ??
    option;
  const shown = gone.map((each) => ({ name: each, text: t('award-option-gone', { option: textOf(each) }) }));
  return { ...question, options: [...options, ...shown] };
};
