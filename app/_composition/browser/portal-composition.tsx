'use client';

import type { SelectionRecorder } from '@fairdesk/core/events';
import { isLanguage, type Language, localPath, splitPath } from '@fairdesk/core/shared';
import { type ReactNode, useState } from 'react';
import { createTabMemory } from '#adapters/events/tab-memory.ts';
import { GuardedUseCases, type WatchedSession } from '#ui/session/guarded-use-cases.tsx';
import type { LoginLinks } from '#ui/session/login-links.ts';
import { useEarlyInput } from '#ui/shared/forms/use-early-input.ts';
import { track } from '#ui/shared/track.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';
import { lazyUseCases } from './lazy-use-cases.ts';
import type { PortalUseCases } from './portal-use-cases.ts';
import { type Choosing, useSelectionRecord } from './use-selection-record.ts';

interface Props {
  language: Language;
  /** The session of this page can no longer be refreshed. */
  ended: boolean;
  /** A session with an idle timeout; the page warns before it expires. */
  watched?: WatchedSession | undefined;
  links: LoginLinks;
  /** For a chooser page, the selection that it clears and stores. */
  choosing: Choosing;
  children: ReactNode;
}

/**
 * Provides the use cases, wired for the browser.
 *
 * Wired by hand instead of the container, which would cost every visitor 19 KB to build nine objects once. And
 * loaded on demand: the page renders before any service is called, and most visits never call one.
 */
export function PortalComposition({ language, ended, watched, links, choosing, children }: Props) {
  const [{ useCases, recorder }] = useState(() => wire(language));
  useEarlyInput();
  useSelectionRecord(choosing, recorder);
  return (
    <UseCasesProvider value={useCases}>
      <GuardedUseCases ended={ended} watched={watched} links={links}>
        {children}
      </GuardedUseCases>
    </UseCasesProvider>
  );
}

interface Wired {
  readonly useCases: UseCases;
  readonly recorder: SelectionRecorder;
}

const wire = (language: Language): Wired => {
  let wired: PortalUseCases | undefined;
  const load = async (): Promise<PortalUseCases> => {
    const { wirePortal } = await import('./portal-use-cases.ts');
    wired ??= wirePortal();
    return wired;
  };
  const use = lazyUseCases(load, {});
  const tabMemory = createTabMemory();
  const useCases: UseCases = {
    signIn: use.signIn,
    signOut: use.signOut,
    currentSession: use.currentSession,
    completeAccount: use.completeAccount,
    acceptInvitation: use.acceptInvitation,
    requestAccess: use.requestAccess,
    registerVisitor: use.registerVisitor,
    deleteAccount: use.deleteAccount,
    forgotPassword: use.forgotPassword,
    resetPassword: use.resetPassword,
    requestSignInLink: use.requestSignInLink,
    signInByLink: use.signInByLink,
    toggleTask: use.toggleTask,
    markMessageRead: use.markMessageRead,
    saveArticle: use.saveArticle,
    listParticipations: use.listParticipations,
    chooseParticipation: (id) => use.chooseParticipation(id).andTee(tabMemory.clear),
    selectParticipation: use.chooseParticipation,
    sendContactMessage: use.sendContactMessage,
    newVisitFields: use.newVisitFields,
    track,
    tabMemory,
    departure: {
      go: (href) => window.location.assign(inReadersLanguage(href, language)),
      reload: () => window.location.reload(),
    },
  };
  return { useCases, recorder: { openedList: use.openedList, openedEvent: use.openedEvent } };
};

/** Adds the reader's language to links from rules and services, which have none. */
const inReadersLanguage = (href: string, language: Language): string =>
  href.startsWith('/') && !isLanguage(href.split(/[/?#]/)[1] ?? '')
    ? localPath({ ...splitPath(href), language })
    : href;
