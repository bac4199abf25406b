'use client';

import type { EventId, Language } from '@fairdesk/core/shared';
import { type ReactNode, useState } from 'react';
import {
  createDocumentProxy,
  createVideoGuideProxy,
  createVideoProxy,
  posterAddress,
} from '#adapters/media/proxy.ts';
import { createNewsProxy } from '#adapters/news/proxy.ts';
import { createProductProxy } from '#adapters/products/proxy.ts';
import { createProfileProxy } from '#adapters/profile/proxy.ts';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { createHttp } from '#adapters/shared/http.ts';
import { dataLayerTracking } from '#adapters/shared/tracking.ts';
import { useSessionGate } from '#ui/session/guarded-use-cases.tsx';
import { EditingProvider } from '#ui/shared/editing.tsx';
import { editingUseCases } from './editing-use-cases.ts';

interface Props {
  event: EventId;
  language: Language;
  children: ReactNode;
}

/** Gives the screens of a profile their use cases; no other page carries them. */
export function EditingComposition({ event, language, children }: Props) {
  const gate = useSessionGate();
  const [editing] = useState(() => {
    const http = createHttp('/api');
    const ports = {
      editor: createProfileProxy(http, event, language),
      products: createProductProxy(http, event),
      news: createNewsProxy(http, event),
      documents: createDocumentProxy(http, event),
      videos: createVideoProxy(http, event),
      guide: createVideoGuideProxy(http, event),
    };
    return {
      ...gate.guardEach(editingUseCases(ports, consoleLog)),
      track: dataLayerTracking.track,
      posterOf: posterAddress(event),
    };
  });
  return <EditingProvider value={editing}>{children}</EditingProvider>;
}
