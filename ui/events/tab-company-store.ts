import {
  type ParticipationBrowser,
  type TabCompany,
  type TabMemory,
  tabOutcome,
} from '@fairdesk/core/events';
import type { Departure } from '../shared/use-cases.tsx';

/** What a tab needs to stay with its company. */
export interface TabCompanyNeeds {
  readonly memory: TabMemory;
  /** Selects a company in the cookies that all tabs share. */
  readonly select: ParticipationBrowser['choose'];
  readonly departure: Departure;
}

/** What the tab announces: the company it works for, and the company that was opened in another tab. */
export type TabNews =
  | { readonly kind: 'stays'; readonly company: string; readonly other: string }
  | { readonly kind: 'moved'; readonly company: string; readonly other: string };

/** Keeps one tab with its company, whatever is chosen in other tabs. */
export class TabCompanyStore {
  readonly #page: TabCompany;
  readonly #needs: TabCompanyNeeds;
  /** The choice of another tab is announced once. */
  #announced = '';

  constructor(page: TabCompany, needs: TabCompanyNeeds) {
    this.#page = page;
    this.#needs = needs;
  }

  /** The company that this tab goes back to, where the page has opened for another one. */
  get restoring(): TabCompany | undefined {
    const { memory } = this.#needs;
    const tab = memory.company();
    return tabOutcome(tab, this.#page, memory.isRestored()) === 'restore' ? tab : undefined;
  }

  /** Compares the page with the tab as soon as it has opened. */
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

  /** Selects the tab's company again when the tab comes to the front and another tab has chosen meanwhile. */
  async returned(): Promise<TabNews | undefined> {
    const { memory, select, departure } = this.#needs;
    const tab = memory.company();
    if (tab === undefined) return undefined;
    if (tab.participation !== this.#page.participation) {
      // The browser brought back an old page of this tab.
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
