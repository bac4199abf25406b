import { type CompanyProfile, publicProfileLink } from '@fairdesk/core/profile';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';

/** The profile on screen, replaced by whatever a save answers. */
export class ProfileStore {
  profile: CompanyProfile;

  readonly #open: () => ResultAsync<CompanyProfile, Failure>;
  /** What is read while something newer came is thrown away. */
  #changes = 0;

  /** Where the site of the fair begins: `/nl/aqua`. */
  readonly #site: string;

  constructor(profile: CompanyProfile, open: () => ResultAsync<CompanyProfile, Failure>, site: string) {
    this.profile = profile;
    this.#site = site;
    this.#open = open;
    makeAutoObservable(this, { profile: observableRef }, { autoBind: true });
  }

  /** The address of the page that visitors read; `undefined` while there is none. */
  get publicPage(): string | undefined {
    const link = publicProfileLink(this.profile);
    return link?.startsWith('/') ? `${this.#site}${link}` : link;
  }

  replace(profile: CompanyProfile): void {
    this.#changes += 1;
    this.profile = profile;
  }

  /** The profile as it stands by now. */
  latest(): ResultAsync<CompanyProfile, Failure> {
    return this.#open();
  }

  /** Reads anew how complete it is, after something outside its cards has changed; a failure costs nothing. */
  async refresh(): Promise<void> {
    const before = ++this.#changes;
    const read = await this.#open();
    runInAction(() => {
      if (read.isOk() && before === this.#changes) this.profile = read.value;
    });
  }
}
