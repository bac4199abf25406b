'use client';

import type { ReactionBook } from '@fairdesk/core/articles';
import type { SendContactMessage } from '@fairdesk/core/contact';
import type { MessageBoard } from '@fairdesk/core/dashboard';
import type { ParticipationBrowser, TabMemory } from '@fairdesk/core/events';
import type { VisitDesk } from '@fairdesk/core/partners';
import type { FrontDoor, SignIn, SignOut } from '@fairdesk/core/session';
import type { ArticleId, Tracking } from '@fairdesk/core/shared';
import type { ToggleTask } from '@fairdesk/core/tasks';
import { createContext, use } from 'react';

/** Leaves or reloads the page. */
export interface Departure {
  go(href: string): void;
  reload(): void;
}

/** All use cases of views; provided by the composition of the app. */
export interface UseCases {
  readonly signIn: SignIn;
  readonly signOut: SignOut;
  readonly currentSession: FrontDoor['current'];
  readonly completeAccount: FrontDoor['completeAccount'];
  readonly acceptInvitation: FrontDoor['acceptInvitation'];
  readonly requestAccess: FrontDoor['requestAccess'];
  readonly registerVisitor: FrontDoor['registerVisitor'];
  readonly deleteAccount: FrontDoor['deleteAccount'];
  readonly forgotPassword: FrontDoor['forgotPassword'];
  readonly resetPassword: FrontDoor['resetPassword'];
  readonly requestSignInLink: FrontDoor['requestSignInLink'];
  readonly signInByLink: FrontDoor['signInByLink'];
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
