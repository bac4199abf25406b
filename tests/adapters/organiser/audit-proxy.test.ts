import { eventIdOf } from '@fairdesk/core/shared';
import { expect, it } from 'vitest';
import { createAuditProxy } from '#adapters/organiser/audit-proxy.ts';
import { createHttp } from '#adapters/shared/http/http.ts';

it('restores an entry of the history, with or without a body in the response', async () => {
  const event = eventIdOf('101') ?? expect.unreachable();
  for (const response of [() => Response.json({}), () => new Response(null, { status: 204 })]) {
    const http = createHttp('https://desk.example/api', async () => response());
    expect((await createAuditProxy(http, event).restore('an id')).isOk()).toBe(true);
  }
});
