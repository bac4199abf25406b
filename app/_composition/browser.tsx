'use client';

import type { SelectionRecorder } from '@fairdesk/core/events';
import { type EventId, isLanguage, type Language, localPath } from '@fairdesk/core/shared';
import { type ReactNode, useEffect, useState } from 'react';
import { createMessageProxy } from '#adapters/dashboard/proxy.ts';
import { createParticipationBrowser } from '#adapters/events/proxy.ts';
import { createSelectionRecorder } from '#adapters/events/selection-proxy.ts';
import { createFrontDoor } from '#adapters/session/proxy.ts';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { createHttp } from '#adapters/shared/http.ts';
import { createTaskProxy } from '#adapters/tasks/proxy.ts';
import { GuardedUseCases } from '#ui/session/guarded-use-cases.tsx';
import type { LoginLinks } from '#ui/session/login-form.tsx';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';
import { dashboardUseCases } from './dashboard.ts';
import { inTurn } from './in-turn.ts';
import { logged } from './logged.ts';
import { sessionUseCases } from './session-use-cases.ts';
import { taskUseCases } from './tasks.ts';

/** The list of events, or one of them; `undefined` where nothing is being chosen. */
export type Choosing = 'event' | EventId | undefined;

interface Props {
  language: Language;
  /** The session of this page can no longer be refreshed. */
  ended: boolean;
  links: LoginLinks;
  /** A page for choosing: what it forgets and remembers. */
  choosing: Choosing;
  children: ReactNode;
}

/**
 * Gives the screens below it their use cases, wired for the browser.
 *
 * By hand, not by the container: that would cost every visitor 19 KB to build nine objects once.
 */
export function BrowserComposition({ language, ended, links, choosing, children }: Props) {
  const [{ useCases, recorder }] = useState(() => wire(language));
  useEffect(() => {
    if (choosing === 'event') void recorder.openedList();
    else if (choosing) void recorder.openedEvent(choosing);
  }, [choosing, recorder]);
  return (
    <UseCasesProvider value={useCases}>
      <GuardedUseCases ended={ended} links={links}>
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
  const http = createHttp('/api');
  const participations = createParticipationBrowser(http);
  const { openedList, openedEvent } = createSelectionRecorder(http);
  const choice = inTurn();
  const useCases: UseCases = {
    ...sessionUseCases(createFrontDoor(http), consoleLog),
    ...taskUseCases(createTaskProxy(http), consoleLog),
    ...dashboardUseCases(createMessageProxy(http), consoleLog),
    listParticipations: logged(participations.list, consoleLog),
    chooseParticipation: choice(logged(participations.choose, consoleLog)),
    departure: {
      go: (href) => window.location.assign(inReadersLanguage(href, language)),
      reload: () => window.location.reload(),
    },
  };
  const recorder: SelectionRecorder = {
    openedList: choice(logged(openedList, consoleLog)),
    openedEvent: choice(logged(openedEvent, consoleLog)),
  };
  return { useCases, recorder };
};

/** Rules and services name pages without language; whoever is sent there goes on reading in theirs. */
const inReadersLanguage = (href: string, language: Language): string =>
  href.startsWith('/') && !isLanguage(href.split(/[/?#]/)[1] ?? '')
    ? localPath({ language, path: href })
    : href;
