'use client';

import { type Language, localPath } from '@fairdesk/core/shared';
import { type ReactNode, useState } from 'react';
import { createMessageProxy } from '#adapters/dashboard/proxy.ts';
import { createParticipationBrowser } from '#adapters/events/proxy.ts';
import { createFrontDoor } from '#adapters/session/proxy.ts';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { createHttp } from '#adapters/shared/http.ts';
import { createTaskProxy } from '#adapters/tasks/proxy.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';
import { dashboardUseCases } from './dashboard.ts';
import { logged } from './logged.ts';
import { sessionUseCases } from './session-use-cases.ts';
import { taskUseCases } from './tasks.ts';

interface Props {
  language: Language;
  children: ReactNode;
}

/**
 * Gives the screens below it their use cases, wired for the browser.
 *
 * By hand, not by the container: that would cost every visitor 19 KB to build nine objects once.
 */
export function BrowserComposition({ language, children }: Props) {
  const [useCases] = useState(() => wire(language));
  return <UseCasesProvider value={useCases}>{children}</UseCasesProvider>;
}

const wire = (language: Language): UseCases => {
  const http = createHttp('/api');
  const participations = createParticipationBrowser(http);
  return {
    ...sessionUseCases(createFrontDoor(http), consoleLog),
    ...taskUseCases(createTaskProxy(http), consoleLog),
    ...dashboardUseCases(createMessageProxy(http), consoleLog),
    listParticipations: logged(participations.list, consoleLog),
    chooseParticipation: (participation) =>
      logged(participations.choose, consoleLog)(participation).map((path) => localPath({ language, path })),
    departure: {
      go: (href) => window.location.assign(href),
      reload: () => window.location.reload(),
    },
  };
};
