export * from './answer.ts';
export * from './award-form.ts';
export * from './choices.ts';
export * from './question-faults.ts';
export * from './questionnaire-progress.ts';
export * from './registration.ts';
export * from './step-answers.ts';
export * from './visible-steps.ts';
