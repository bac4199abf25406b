import { v7 as uuid } from 'uuid';
import type { Database } from '#adapters/platform/database/open-database.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';

const NOW = '2027-01-01T00:00:00.000Z';
const row = () => ({ id: uuid(), created: NOW, modified: NOW });
const EVENT = '101';

/** Fills the event 101 with one of everything that a next edition can copy, and of what it cannot. */
export const importFair = (database: Database): Promise<void> =>
  database.write(async (query) => {
    const insert = (table: string, values: object) =>
      query
        .insertInto(table as 'events')
        .values(values as never)
        .execute();
    await insert('shows', { ...row(), id: '11', name: 'Aqua' });
    await query
      .updateTable('events')
      .set({ showId: '11', refKey: 'A28', profileSettings: '{"asksApproval":true}', archiveAt: '2030-01-01' })
      .where('id', '=', EVENT)
      .execute();
    await ensureSites(query, new Date(NOW));
    await query
      .updateTable('sites')
      .set({
        settings: JSON.stringify({
          hostname: 'aqua.example',
          titleSuffix: ' | Aqua 2028',
          globalSearchSourceId: 'aqua',
          searchScopes: [{ id: 'aqua-site', tags: [] }],
          redirectPage: '/own',
        }),
      })
      .where('name', '=', 'aqua')
      .execute();
    await insert('pages', { site: 'aqua', path: '/own', language: 'en', updated: NOW, layout: OWN_PAGE });
    await insert('dictionary', { site: 'aqua', language: 'en', key: 'tasks', phrase: 'To do' });
    const main = { ...row(), name: 'Water', level: 'main', code: 'w', eventId: EVENT };
    const sub = { ...row(), name: 'Pumps', level: 'sub', code: 'p', eventId: EVENT, parentId: main.id };
    // The child is stored before its parent.
    await insert('categories', main);
    await insert('categories', sub);
    const segment = { ...row(), code: 'VIP', name: 'VIP', eventId: EVENT };
    await insert('segments', segment);
    const kas = {
      ...row(),
      ...{
        organizationName: 'Kas Pumps',
        organizationNameFolded: 'kas pumps',
        name: 'Kas',
        uid: 'K1',
        slug: 'kas',
      },
      ...{ eventId: EVENT, isPublic: 1, confirmed: NOW, shortDescription: 'Pumps', logoUrl: '/files/logo' },
      ...{ participationType: 'EXHIBITOR', texts: '{"nl":{}}', brandName: 'Kas' },
    };
    const gone = { ...row(), organizationName: 'Gone', eventId: EVENT, status: 'CANCELLED', slug: 'gone' };
    await insert('participations', kas);
    await insert('participations', gone);
    const own = () => ({ ...row(), participationId: kas.id });
    const [logo, former, brand] = [row(), row(), { ...own(), name: 'Kas' }];
    await insert('images', { ...own(), id: logo.id, mediaUrl: '/files/logo' });
    await insert('images', { ...own(), id: former.id, mediaUrl: '/files/former' });
    await insert('brands', brand);
    await query
      .updateTable('participations')
      .set({ logoId: logo.id, formerLogoId: former.id, brandId: brand.id })
      .where('id', '=', kas.id)
      .execute();
    await insert('addresses', { ...own(), country: 'NL', city: 'Den Haag' });
    await insert('uris', { ...own(), uriType: 'WEBSITE', url: 'https://kas.example' });
    await insert('videos', { ...own(), videoType: 'VIMEO', videoId: '1' });
    await insert('documents', { ...own(), title: 'Plan', mediaUrl: '/files/plan' });
    await insert('stands', { ...own(), eventId: EVENT, standNumber: '1.A', hall: '1' });
    await insert('participationSegments', { participationId: kas.id, segmentId: segment.id });
    await insert('participationCategories', { participationId: kas.id, categoryId: sub.id });
    const product = { ...own(), name: 'Pump', eventId: EVENT, registrationStatus: 'submitted' };
    await insert('products', product);
    await insert('productCategories', { productId: product.id, categoryId: sub.id });
    await insert('images', { ...row(), productId: product.id, mediaUrl: '/files/pump' });
    const people = { ...row(), eventId: EVENT, role: 'owner' };
    await insert('eventPermissions', { ...people, participationId: kas.id, email: 'kas@kas.example' });
    await insert('eventPermissions', { ...people, id: uuid(), email: 'staff@fair.example', role: 'staff' });
    const task = { ...row(), eventId: EVENT, titles: '{"en":"Order"}', date: '20280112T225900Z' };
    await insert('taskDefinitions', { ...task, code: 'all' });
    await insert('taskDefinitions', {
      ...task,
      id: uuid(),
      code: 'own',
      audience: `participation:${kas.id}`,
    });
    await insert('tasks', { ...own(), code: 'all', status: 'CLOSED' });
    await insert('taskDeadlines', { ...own(), code: 'all', date: '20280113T225900Z' });
    await insert('newsItems', { ...own(), header: 'New' });
    await insert('messages', { ...row(), eventId: EVENT, titles: '{"en":"Hello"}' });
    const award = { ...row(), eventId: EVENT, code: 'A', titles: '{"en":"Award"}', opensAt: '2027-10-01' };
    await insert('awards', award);
    const entry = { ...own(), awardId: award.id, productId: product.id, status: 'DRAFT', revisionCount: 0 };
    await insert('questionnaires', entry);
    await insert('images', { ...row(), questionnaireId: entry.id, mediaUrl: '/files/answer' });
  });

const OWN_PAGE = JSON.stringify({
  itemId: '0199aaaa-0000-7000-8000-000000000001',
  fields: {
    link: { value: { href: '/nl/aqua/exhibitors' } },
    text: { value: '<a href="/aqua">Home</a> <a href="https://aqua.example/aqua/plan">Plan</a>' },
    other: { value: { id: '{0199aaaa-0000-7000-8000-00000000ffff}' } },
  },
});
