/** Where the product tells its operator what happened. Never passwords, tokens or names of people. */
export interface Log {
  /** `details` are plain values, printed beside the sentence. */
  info(sentence: string, details?: LogDetails): void;
  /** Something to look at that mended itself. */
  warn(sentence: string, details?: LogDetails): void;
  /** Something that somebody must look at. */
  error(sentence: string, details?: LogDetails): void;
}

/** Plain values beside a sentence. */
export type LogDetails = Readonly<Record<string, string | number | boolean | undefined>>;
