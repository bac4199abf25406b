import {
  DeletionTargetSchema,
  EntryFilterSchema,
  ExhibitorChangeSchema,
  NewServiceKeyBodySchema,
  NewWebhookBodySchema,
  TaskCompanyFilterSchema,
  TeamChangeSchema,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const space = fc.constantFrom('', ' ', '\t', ' \n');
const ANNA = 'anna@kas.example';

describe('a request of the desk', () => {
  it.prop([space, fc.constantFrom('Anna@Kas.Example', 'ANNA@KAS.EXAMPLE'), space])(
    'names a person the same with capitals and white space around the address',
    (before, address, after) => {
      const email = `${before}${address}${after}`;
      const bodies = [
        DeletionTargetSchema.parse({ kind: 'person', email }),
        TeamChangeSchema.parse({ kind: 'remove', email, role: 'staff' }),
        ExhibitorChangeSchema.parse({ kind: 'invite', email, role: 'owner', language: 'en' }),
      ];
      for (const body of bodies) expect(body).toMatchObject({ email: ANNA });
    },
  );

  it.prop([space, space])('has its lines without white space around them', (before, after) => {
    const around = (text: string) => `${before}${text}${after}`;
    expect(
      ExhibitorChangeSchema.parse({ kind: 'add-stand', number: around('8.B2'), hall: around('8') }),
    ).toEqual({ kind: 'add-stand', number: '8.B2', hall: '8' });
    expect(NewServiceKeyBodySchema.parse({ name: around('CRM'), scopes: [], lastDay: '' }).name).toBe('CRM');
    expect(NewWebhookBodySchema.parse({ url: around('https://a.example/'), areas: ['news'] }).url).toBe(
      'https://a.example/',
    );
  });

  it.prop([fc.nat(10_000)])('names a page as the text of a query', (page) => {
    for (const filter of [EntryFilterSchema, TaskCompanyFilterSchema])
      expect(filter.parse({ page: String(page) })).toEqual({ page });
  });
});
