import { type FrontDoor, IDLE_WARNING_MINUTES, type Session } from '@fairdesk/core/session';
import type { Clock } from '@fairdesk/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';

/** The end of the session, as far as the page knows. */
type SessionEnd = Pick<Session, 'expiresAt' | 'canExtend'>;

interface Parts {
  readonly currentSession: FrontDoor['current'];
  /** Opens the login over the page; true once the user has signed in. */
  readonly askToSignIn: () => Promise<boolean>;
  /** The server's time. */
  readonly clock: Clock;
}

/** How long before the idle end the warning opens, in milliseconds. */
const WARNING_MS = IDLE_WARNING_MINUTES * 60_000;

/**
 * Warns before an idle session ends, and opens the login over the page once it has ended.
 *
 * Requests of this page and of other tabs extend the session on the server, so the store reads the current
 * end, without extending it, before it warns or ends. While the server is unreachable, the last known end
 * applies.
 */
export class SessionEndStore {
  isWarning = false;
  isExtending = false;
  /** The last attempt to extend the session failed. */
  hasFailed = false;

  readonly #parts: Parts;
  #end: SessionEnd | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Watches this end from now on. */
  follow(end: SessionEnd): void {
    this.stop();
    this.#end = end;
    this.#checkIn(this.#millisecondsLeft(end) - (end.canExtend ? WARNING_MS : 0));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#end = undefined;
    this.isWarning = false;
    this.hasFailed = false;
  }

  /** Extends the session; the warning stays open when that fails. */
  async extend(): Promise<void> {
    if (this.isExtending) return;
    this.isExtending = true;
    const result = await this.#parts.currentSession('extend');
    runInAction(() => {
      this.isExtending = false;
      this.hasFailed = result.isErr();
      if (result.isOk()) this.#goOn(result.value);
    });
  }

  #checkIn(milliseconds: number): void {
    this.#timer = setTimeout(() => void this.#check(), Math.max(0, milliseconds));
  }

  async #check(): Promise<void> {
    const end = this.#end;
    if (end === undefined) return;
    const result = await this.#parts.currentSession('peek');
    if (this.#end !== end) return;
    runInAction(() => {
      if (result.isOk() && result.value?.expiresAt !== end.expiresAt) this.#goOn(result.value);
      else this.#warn(end);
    });
  }

  #warn(end: SessionEnd): void {
    const left = this.#millisecondsLeft(end);
    if (left > 0) {
      this.isWarning = end.canExtend === true;
      this.#checkIn(left);
    } else void this.#signInAgain();
  }

  #goOn(session: Session | undefined): void {
    if (session && session.error === undefined) this.follow(session);
    else void this.#signInAgain();
  }

  async #signInAgain(): Promise<void> {
    this.stop();
    if (!(await this.#parts.askToSignIn())) return;
    const result = await this.#parts.currentSession('peek');
    // A different user may have signed in: watch the session only if use extends it.
    if (result.isOk() && result.value?.canExtend) this.follow(result.value);
  }

  #millisecondsLeft({ expiresAt }: SessionEnd): number {
    return Date.parse(expiresAt) - this.#parts.clock().getTime();
  }
}
