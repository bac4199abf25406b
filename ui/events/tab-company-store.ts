import {
  type ParticipationBrowser,
  type TabCompany,
  type TabMemory,
  tabOutcome,
} from '@fairdesk/core/events';
import type { Departure } from '../shared/use-cases.tsx';

/** The dependencies of a tab's company. */
export interface TabCompanyNeeds {
  readonly memory: TabMemory;
  /** Selects a company in the cookies shared by all tabs. */
  readonly select: ParticipationBrowser['choose'];
  readonly departure: Departure;
}

/** What the tab announces: its own company, and the company opened in another tab. */
export type TabNews =
  | { readonly kind: 'stays'; readonly company: string; readonly other: string }
  | { readonly kind: 'moved'; readonly company: string; readonly other: string };

/** Preserves the company of one tab, whatever is chosen in other tabs. */
export class TabCompanyStore {
  readonly #page: TabCompany;
  readonly #needs: TabCompanyNeeds;
  /** Announces the choice of another tab only once. */
  #announced = '';

  constructor(page: TabCompany, needs: TabCompanyNeeds) {
    this.#page = page;
    this.#needs = needs;
  }

  /** The company this tab returns to, if the page opened for another one. */
  get restoring(): TabCompany | undefined {
    const { memory } = this.#needs;
    const tab = memory.company();
    return tabOutcome(tab, this.#page, memory.isRestored()) === 'restore' ? tab : undefined;
  }

  /** Compares the page with the tab once it has opened. */
  async opened(): Promise<TabNews | undefined> {
    const { memory, select, departure } = this.#needs;
    const tab = memory.company();
    const isRestored = memory.isRestored();
    switch (tabOutcome(tab, this.#page, isRestored)) {
      case 'keep':
        memory.write(this.#page, false);
        return isRestored ? this.#stays() : undefined;
      case 'adopt':
        memory.write(this.#page, false);
        return tab && isRestored ? { kind: 'moved', company: this.#page.name, other: tab.name } : undefined;
      case 'restore': {
        if (tab === undefined) return undefined;
        const selected = await select(tab.participation);
        if (selected.isOk()) {
          memory.write(tab, true);
          departure.reload();
          return undefined;
        }
        memory.write(this.#page, false);
        return { kind: 'moved', company: this.#page.name, other: tab.name };
      }
    }
  }

  /** Selects the tab's company again when the tab becomes visible after another tab chose one. */
  async returned(): Promise<TabNews | undefined> {
    const { memory, select, departure } = this.#needs;
    const tab = memory.company();
    if (tab === undefined) return undefined;
    if (tab.participation !== this.#page.participation) {
      // The browser restored an old page of this tab from its cache.
      departure.reload();
      return undefined;
    }
    const { participationId, participationName = '' } = memory.selection();
    if (participationId === this.#page.participation) return undefined;
    await select(this.#page.participation);
    if (participationId === undefined || this.#announced === participationId) return undefined;
    this.#announced = participationId;
    return { kind: 'stays', company: this.#page.name, other: participationName };
  }

  #stays(): TabNews {
    return { kind: 'stays', company: this.#page.name, other: '' };
  }
}
