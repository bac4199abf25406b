import { requestSelf } from './self-request.ts';
import type { Settings } from './settings.ts';

/** Tells the front end that all content may have changed: by the way an outside platform would. */
export const notifyContentChange = async (settings: Settings): Promise<void> => {
  const { status } = await requestSelf(settings, '/api/content/changed', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-webhook-secret': settings.secrets.webhookSecret },
    body: JSON.stringify({ all: true }),
  });
  if (status !== 200) throw new Error(`The front end answered ${status}`);
};
