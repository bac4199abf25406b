import { requestSelf } from './self-request.ts';
import type { Settings } from './settings.ts';

/**
 * Notifies the front end that all content may have changed, through the same webhook as an outside platform.
 */
export const notifyContentChange = async (settings: Settings): Promise<void> => {
  const { status } = await requestSelf(settings, '/api/content/changed', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-webhook-secret': settings.secrets.webhookSecret },
    body: JSON.stringify({ all: true }),
  });
  if (status !== 200) throw new Error(`The front end answered ${status}`);
};
