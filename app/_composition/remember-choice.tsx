'use client';

import type { Page } from '@fairdesk/core/page';
import { useEffect } from 'react';
import { createSelectionRecorder } from '#adapters/events/selection-proxy.ts';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { createHttp } from '#adapters/shared/http.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { logged } from './logged.ts';

interface Props {
  page: Page;
  data: PortalData;
}

/** Opening the list forgets the choice, opening an event remembers the event alone. Source: portal spec §2, §4. */
export function RememberChoice({ page, data }: Props) {
  const isList = page.main.some(({ kind }) => kind === 'event-chooser');
  const event = page.main.some(({ kind }) => kind === 'participation-chooser') ? data.event?.id : undefined;
  useEffect(() => {
    const recorder = createSelectionRecorder(createHttp('/api'));
    if (isList) void logged(recorder.openedList, consoleLog)();
    else if (event) void logged(recorder.openedEvent, consoleLog)(event);
  }, [isList, event]);
  return null;
}
