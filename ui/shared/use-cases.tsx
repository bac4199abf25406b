'use client';

import type { ReactionBook } from '@fairdesk/core/articles';
import type { SendContactMessage } from '@fairdesk/core/contact';
import type { MessageBoard } from '@fairdesk/core/dashboard';
import type { ParticipationBrowser, TabMemory } from '@fairdesk/core/events';
import type { VisitDesk } from '@fairdesk/core/partners';
import type { ArticleId, Tracking } from '@fairdesk/core/shared';
import type { ToggleTask } from '@fairdesk/core/tasks';
import { createContext, use } from 'react';
import type { SessionUseCases } from '../session/session-use-cases.ts';

/** Leaves or reloads the page. */
export interface Departure {
  go(href: string): void;
  reload(): void;
}

/** All use cases of views; provided by the composition of the app. */
export interface UseCases extends SessionUseCases {
  readonly listParticipations: ParticipationBrowser['list'];
  readonly chooseParticipation: ParticipationBrowser['choose'];
  /**
   * Selects a company again; unlike {@link chooseParticipation}, it leaves the company of the tab unchanged.
   */
  readonly selectParticipation: ParticipationBrowser['choose'];
  readonly tabMemory: TabMemory;
  readonly markMessageRead: MessageBoard['markRead'];
  readonly toggleTask: ToggleTask;
  /** Saves an article, or removes it from the saved ones. */
  readonly saveArticle: (article: ArticleId, isSave: boolean) => ReturnType<ReactionBook['react']>;
  readonly sendContactMessage: SendContactMessage;
  readonly newVisitFields: VisitDesk['newFields'];
  readonly track: Tracking['track'];
  readonly departure: Departure;
}

const UseCasesContext = createContext<UseCases | undefined>(undefined);

export const UseCasesProvider = UseCasesContext;

export const useUseCases = (): UseCases => {
  const useCases = use(UseCasesContext);
  if (useCases === undefined) throw new Error('useUseCases needs a UseCasesProvider above it');
  return useCases;
};
