/** Where the product tells its operator what happened. Never passwords, tokens or names of people. */
export interface Log {
  /** `details` are plain values, printed beside the sentence. */
  info(sentence: string, details?: LogDetails): void;
  warn(sentence: string, details?: LogDetails): void;
  error(sentence: string, details?: LogDetails): void;
}

/** Plain values beside a sentence. */
export type LogDetails = Readonly<Record<string, string | number | boolean | undefined>>;
