import { type CompanyProfile, publicProfileLink } from '@fairdesk/core/profile';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';

/** The fair of a profile. */
export interface ProfileFair {
  /** The root of its site: `/nl/aqua`. */
  readonly site: string;
  /** An IANA zone. */
  readonly timeZone: string;
}

/** The current profile, replaced by the result of each save. */
export class ProfileStore {
  profile: CompanyProfile;

  readonly #open: () => ResultAsync<CompanyProfile, Failure>;
  /** Counts changes, to discard a response that is older than the latest one. */
  #changes = 0;

  readonly #site: string;
  readonly timeZone: string;

  constructor(
    profile: CompanyProfile,
    open: () => ResultAsync<CompanyProfile, Failure>,
    { site, timeZone }: ProfileFair,
  ) {
    this.profile = profile;
    this.#site = site;
    this.timeZone = timeZone;
    this.#open = open;
    makeAutoObservable(this, { profile: observableRef, timeZone: false }, { autoBind: true });
  }

  /** The address of the public page; `undefined` while there is none. */
  get publicPage(): string | undefined {
    const link = publicProfileLink(this.profile);
    return link?.startsWith('/') ? `${this.#site}${link}` : link;
  }

  replace(profile: CompanyProfile): void {
    this.#changes += 1;
    this.profile = profile;
  }

  /** Reloads the profile. */
  latest(): ResultAsync<CompanyProfile, Failure> {
    return this.#open();
  }

  /** Reloads the completeness after a change outside the cards; ignores a failure. */
  async refresh(): Promise<void> {
    const before = ++this.#changes;
    const read = await this.#open();
    runInAction(() => {
      if (read.isOk() && before === this.#changes) this.profile = read.value;
    });
  }
}
