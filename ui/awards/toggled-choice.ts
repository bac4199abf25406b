import { answerTypeOf, type Entry, type Question } from '@fairdesk/core/awards';

/** The answer to a question after one of its options was switched on or off. @param entry the answer before */
export const toggledChoice = (
  question: Question,
  entry: Entry | undefined,
  option: string,
  isOn: boolean,
): Entry => {
  const chosen = entry?.kind === 'choice' ? entry.names : [];
  const others = answerTypeOf(question) === 'MULTISELECT' ? chosen.filter((each) => each !== option) : [];
  return { kind: 'choice', names: isOn ? [...others, option] : others };
};
