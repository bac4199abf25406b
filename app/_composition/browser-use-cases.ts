import { createReactionProxy } from '#adapters/articles/proxy.ts';
import { createMessageProxy } from '#adapters/dashboard/proxy.ts';
import { createParticipationBrowser } from '#adapters/events/proxy.ts';
import { createSelectionRecorder } from '#adapters/events/selection-proxy.ts';
import { createFrontDoor } from '#adapters/session/proxy.ts';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { createHttp } from '#adapters/shared/http.ts';
import { createTaskProxy } from '#adapters/tasks/proxy.ts';
import { dashboardUseCases } from './dashboard.ts';
import { logged } from './logged.ts';
import { reactionUseCases } from './reactions.ts';
import { serialiseCalls } from './serialise-calls.ts';
import { sessionUseCases } from './session-use-cases.ts';
import { taskUseCases } from './tasks.ts';

/** The use cases of a portal page, wired for the browser. */
export const wireBrowser = () => {
  const http = createHttp('/api');
  const participations = createParticipationBrowser(http);
  const { openedList, openedEvent } = createSelectionRecorder(http);
  const choice = serialiseCalls();
  return {
    ...sessionUseCases(createFrontDoor(http), consoleLog),
    ...taskUseCases(createTaskProxy(http), consoleLog),
    ...reactionUseCases(createReactionProxy(http), consoleLog),
    ...dashboardUseCases(createMessageProxy(http), consoleLog),
    listParticipations: logged(participations.list, consoleLog),
    chooseParticipation: choice(logged(participations.choose, consoleLog)),
    openedList: choice(logged(openedList, consoleLog)),
    openedEvent: choice(logged(openedEvent, consoleLog)),
  };
};

export type BrowserUseCases = ReturnType<typeof wireBrowser>;
