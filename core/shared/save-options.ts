/** How the caller of a save stops it, and has it recognised when it is sent again. */
export interface SaveOptions {
  /** Stops the call: it fails as `unavailable`. A service that has received it may have stored it. */
  readonly signal?: SaveSignal;
  /**
   * Identifies the new item that the user means. Sent again with other content after a lost response, it replaces what
   * the earlier attempt stored.
   */
  readonly key?: string;
}

/** What a save uses of the platform's `AbortSignal`. */
export interface SaveSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  /** Calls the listener once it is aborted. */
  addEventListener(type: 'abort', listener: () => void): void;
  /** No longer calls the listener. */
  removeEventListener(type: 'abort', listener: () => void): void;
}
