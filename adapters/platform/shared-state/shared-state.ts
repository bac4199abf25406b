import type { RateCounter, RateLimit } from '../database/rate-counter.ts';

/** What the servers of an installation share beside their database, for as long as they run. */
export interface SharedState {
  /** Counts attempts for all servers. */
  counterOf(limit: RateLimit): RateCounter;
  /** Hints to all servers that stored content has changed. A hint may be lost: servers also poll the content's stamp. */
  announceChange(): void;
  /** Calls the listener with each hint of any server. */
  onChange(listener: () => void): void;
  /** Whether the store of this state responds; the servers work without. */
  responds(): Promise<boolean>;
  close(): Promise<void>;
}
