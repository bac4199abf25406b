/** The log for operators. Never log passwords, tokens or names of people. */
export interface Log {
  /** Logs an event; `details` are plain values printed beside the message. */
  info(sentence: string, details?: LogDetails): void;
  /** Logs a problem that resolved itself. */
  warn(sentence: string, details?: LogDetails): void;
  /** Logs a problem that an operator must look at. */
  error(sentence: string, details?: LogDetails): void;
}

/** Plain values printed beside a log message. */
export type LogDetails = Readonly<Record<string, string | number | boolean | undefined>>;
