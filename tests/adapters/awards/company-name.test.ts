import { participationIdOf } from '@fairdesk/core/shared';
import { expect, it } from 'vitest';
import { readDesk } from '#adapters/awards/read-desk.ts';
import { createHttp } from '#adapters/shared/http/http.ts';

const PLACE = {
  participation: participationIdOf('p1') ?? expect.fail('No id'),
  product: 'pump',
  award: 'innovation',
};

const link = (type: string, id: string) => ({ data: { type, id } });

const readCompanyName = async (attributes: Readonly<Record<string, unknown>>) => {
  const answer = {
    data: {
      ...{ type: 'products', id: 'pump', attributes: { name: 'Pump' } },
      relationships: { participation: link('participations', 'p1') },
    },
    included: [
      { type: 'participations', id: 'p1', attributes, relationships: { event: link('events', '101') } },
      {
        ...{ type: 'events', id: '101', attributes: {} },
        relationships: { awards: { data: [{ type: 'awards', id: 'a1' }] } },
      },
      { type: 'awards', id: 'a1', attributes: { code: 'innovation', titles: { en: 'Innovation' } } },
    ],
  };
  const http = createHttp('http://profile.local', async () => Response.json(answer));
  return (await readDesk(http, PLACE, 'en'))._unsafeUnwrap().state.companyName;
};

it('enters a company without a name of its own by that of its organisation', async () => {
  expect(await readCompanyName({ name: 'Noria', organizationName: 'Noria Group' })).toBe('Noria');
  expect(await readCompanyName({ organizationName: 'Noria Group' })).toBe('Noria Group');
});
