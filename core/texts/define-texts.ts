import type { FieldCode, Language } from '../shared/index.ts';

/** The texts of field codes in every language, as ICU messages: `Use at most {max, number} characters.` */
export type FieldTexts<Code extends FieldCode = FieldCode> = Readonly<
  Record<Language, Readonly<Record<Code, string>>>
>;

/** A code that does not exist, or that a language lacks, does not compile. */
export const fieldTexts = <Code extends FieldCode>(texts: FieldTexts<Code>): FieldTexts<Code> => texts;
