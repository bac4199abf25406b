import { createReactionProxy } from '#adapters/articles/proxy.ts';
import { createContactProxy } from '#adapters/contact/proxy.ts';
import { createMessageProxy } from '#adapters/dashboard/proxy.ts';
import { createParticipationBrowser } from '#adapters/events/proxy.ts';
import { createSelectionRecorder } from '#adapters/events/selection-proxy.ts';
import { createVisitProxy } from '#adapters/partners/proxy.ts';
import { createFrontDoor } from '#adapters/session/proxy.ts';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { createHttp } from '#adapters/shared/http.ts';
import { createTaskProxy } from '#adapters/tasks/proxy.ts';
import { contactUseCases } from './contact.ts';
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
    ...contactUseCases(createContactProxy(http), consoleLog),
    ...dashboardUseCases(createMessageProxy(http), consoleLog),
    newVisitFields: logged(createVisitProxy(createHttp('/go')).newFields, consoleLog),
    listParticipations: logged(participations.list, consoleLog),
    chooseParticipation: choice(logged(participations.choose, consoleLog)),
    openedList: choice(logged(openedList, consoleLog)),
    openedEvent: choice(logged(openedEvent, consoleLog)),
  };
};

export type BrowserUseCases = ReturnType<typeof wireBrowser>;
