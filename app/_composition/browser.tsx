'use client';

import { isLanguage, type Language, localPath } from '@fairdesk/core/shared';
import { type ReactNode, useState } from 'react';
import { createMessageProxy } from '#adapters/dashboard/proxy.ts';
import { createParticipationBrowser } from '#adapters/events/proxy.ts';
import { createFrontDoor } from '#adapters/session/proxy.ts';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { createHttp } from '#adapters/shared/http.ts';
import { createTaskProxy } from '#adapters/tasks/proxy.ts';
import { GuardedUseCases } from '#ui/session/guarded-use-cases.tsx';
import type { LoginLinks } from '#ui/session/login-form.tsx';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';
import { dashboardUseCases } from './dashboard.ts';
import { logged } from './logged.ts';
import { sessionUseCases } from './session-use-cases.ts';
import { taskUseCases } from './tasks.ts';

interface Props {
  language: Language;
  /** The session of this page can no longer be refreshed. */
  ended: boolean;
  links: LoginLinks;
  children: ReactNode;
}

/**
 * Gives the screens below it their use cases, wired for the browser.
 *
 * By hand, not by the container: that would cost every visitor 19 KB to build nine objects once.
 */
export function BrowserComposition({ language, ended, links, children }: Props) {
  const [useCases] = useState(() => wire(language));
  return (
    <UseCasesProvider value={useCases}>
      <GuardedUseCases ended={ended} links={links}>
        {children}
      </GuardedUseCases>
    </UseCasesProvider>
  );
}

const wire = (language: Language): UseCases => {
  const http = createHttp('/api');
  const participations = createParticipationBrowser(http);
  return {
    ...sessionUseCases(createFrontDoor(http), consoleLog),
    ...taskUseCases(createTaskProxy(http), consoleLog),
    ...dashboardUseCases(createMessageProxy(http), consoleLog),
    listParticipations: logged(participations.list, consoleLog),
    chooseParticipation: logged(participations.choose, consoleLog),
    departure: {
      go: (href) => window.location.assign(inReadersLanguage(href, language)),
      reload: () => window.location.reload(),
    },
  };
};

/** Rules and services name pages without language; whoever is sent there goes on reading in theirs. */
const inReadersLanguage = (href: string, language: Language): string =>
  href.startsWith('/') && !isLanguage(href.split(/[/?#]/)[1] ?? '')
    ? localPath({ language, path: href })
    : href;
