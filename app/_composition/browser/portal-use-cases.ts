import {
  createContactProxy,
  createFrontDoor,
  createHttp,
  createMessageProxy,
  createParticipationBrowser,
  createReactionProxy,
  createSelectionRecorder,
  createTaskProxy,
  createVisitProxy,
} from '@fairdesk/client';
import type { ReactionBook } from '@fairdesk/core/articles';
import { type FrontDoor, signIn, signOut } from '@fairdesk/core/session';
import type { ArticleId, Failure, Log } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { createKeyedQueue } from '#adapters/shared/http/keyed-queue.ts';
import type { SessionUseCases } from '#ui/session/session-use-cases.ts';
import { contactUseCases } from '../contact.ts';
import { dashboardUseCases } from '../dashboard.ts';
import { logged } from '../logged.ts';
import { taskUseCases } from '../tasks.ts';
import { browserHttp } from './browser-http.ts';

/** The use cases of signing in and out, in the browser. */
const sessionUseCases = (door: FrontDoor, log: Log): SessionUseCases => ({
  signIn: logged(signIn(door), log),
  signOut: logged(signOut(door), log),
  currentSession: logged(door.current, log),
  completeAccount: logged(door.completeAccount, log),
  acceptInvitation: logged(door.acceptInvitation, log),
  requestAccess: logged(door.requestAccess, log),
  registerVisitor: logged(door.registerVisitor, log),
  deleteAccount: logged(door.deleteAccount, log),
  forgotPassword: logged(door.forgotPassword, log),
  resetPassword: logged(door.resetPassword, log),
  requestSignInLink: logged(door.requestSignInLink, log),
  signInByLink: logged(door.signInByLink, log),
});

/** The use cases of reactions, in the browser. */
const reactionUseCases = ({ react }: ReactionBook, log: Log) => ({
  saveArticle: logged((article: ArticleId, isSave: boolean) => react(article, 'save', isSave), log),
});

/** Of all pages that the browser opens without loading another document: a call of an earlier page may still run. */
const queue = createKeyedQueue();

/** The use cases of a portal page, wired for the browser. */
export const wirePortal = () => {
  const http = browserHttp();
  const participations = createParticipationBrowser(http);
  // What is recorded as a page opens changes no page.
  const { openedList, openedEvent } = createSelectionRecorder(createHttp('/api'));
  /** The last response determines what cookies store, so it must belong to the last call. */
  const inOrder =
    <Args extends readonly unknown[], T>(call: (...args: Args) => ResultAsync<T, Failure>) =>
    (...args: Args) =>
      queue('selection', () => call(...args));
  return {
    ...sessionUseCases(createFrontDoor(http), consoleLog),
    ...taskUseCases(createTaskProxy(http), consoleLog),
    ...reactionUseCases(createReactionProxy(http), consoleLog),
    ...contactUseCases(createContactProxy(http), consoleLog),
    ...dashboardUseCases(createMessageProxy(http), consoleLog),
    newVisitFields: logged(createVisitProxy(createHttp('/go')).newFields, consoleLog),
    listParticipations: logged(participations.list, consoleLog),
    chooseParticipation: inOrder(logged(participations.choose, consoleLog)),
    openedList: inOrder(logged(openedList, consoleLog)),
    openedEvent: inOrder(logged(openedEvent, consoleLog)),
  };
};

export type PortalUseCases = ReturnType<typeof wirePortal>;
