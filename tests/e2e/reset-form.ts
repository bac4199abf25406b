import type { RunningServer } from '#tests/support/servers/start-server.ts';
import { VIEWER } from '#tests/support/worlds/demo-people.ts';
import { letterTo, linkIn } from '#tests/support/worlds/outbox.ts';

/** By server: a user is mailed at most three links in a quarter of an hour. */
const paths = new Map<string, Promise<string>>();

/** The form of a link to reset a password: `/reset-password/…`. It works until the form is submitted. */
export const resetForm = (desk: Pick<RunningServer, 'url' | 'dataFolder'>): Promise<string> => {
  const path = paths.get(desk.url) ?? request(desk);
  paths.set(desk.url, path);
  return path;
};

const request = async ({ url, dataFolder }: Pick<RunningServer, 'url' | 'dataFolder'>): Promise<string> => {
  await fetch(`${url}/api/session/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: VIEWER.accountName, language: 'en' }),
  });
  const { text = '' } = await letterTo(dataFolder, VIEWER.accountName, /choose a new password/);
  return new URL(linkIn(text, 'reset-password')).pathname;
};
