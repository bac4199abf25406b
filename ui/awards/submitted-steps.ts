import { type Answer, type FormStep, type Question, withChildren } from '@fairdesk/core/awards';

/**
 * The steps of a form as an entry was submitted with them: texts that the organiser has changed since are the
 * submitted ones. Texts that are unchanged, in any language, are those of the reader.
 *
 * @param answers of the submission; each has its texts in the language in which it was saved.
 * @param steps in the reader's language.
 * @param forms the steps in every language.
 */
export const submittedSteps = (
  answers: readonly Answer[],
  steps: readonly FormStep[],
  forms: readonly (readonly FormStep[])[],
): readonly FormStep[] => {
  const all = forms.flat();
  const questions = all.flatMap((step) => withChildren(step.questions));
  const asSubmitted = (question: Question): Question => {
    const own = answers.filter(({ questionId }) => questionId === question.name);
    const twins = questions.filter(({ name }) => name === question.name);
    const options = twins.flatMap((twin) => twin.options);
    return {
      ...question,
      text: submittedText(question.text, twins, own[0]?.questionText),
      options: question.options.map((option) => ({
        ...option,
        text: submittedText(
          option.text,
          options.filter(({ name }) => name === option.name),
          own.find(({ answerId }) => answerId === option.name)?.answerText,
        ),
      })),
      children: question.children.map(asSubmitted),
    };
  };
  return steps.map((step) => ({
    ...step,
    title: submittedText(
      step.title,
      all.flatMap(({ name, title }) => (name === step.name ? [{ text: title }] : [])),
      answers.find(({ stepId }) => stepId === step.name)?.stepName,
    ),
    questions: step.questions.map(asSubmitted),
  }));
};

const submittedText = (
  now: string,
  inLanguages: readonly { readonly text: string }[],
  submitted = '',
): string => (submitted === '' || inLanguages.some(({ text }) => text === submitted) ? now : submitted);
