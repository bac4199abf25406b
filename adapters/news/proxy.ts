import { type NewsDesk, NewsItemSchema } from '@fairdesk/core/news';
import { type EventId, encodePart } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { Done, type Http } from '../shared/http/http.ts';
import { createCompanyHttp, formTexts } from '../shared/resources/company-http.ts';

const NewsList = z.object({ items: z.array(NewsItemSchema) });

/** The product's own `/api/events/{event}/company-profile/{participation}/news`, from the browser. */
export const createNewsProxy = (http: Http, event: EventId): NewsDesk => {
  const company = createCompanyHttp(http, event);
  const at = (id: string): string => `/news/${encodePart(id)}`;
  return {
    list: (participation) => company.get(participation, '/news', NewsList).map(({ items }) => items),
    save: (participation, item, options) =>
      item.id === undefined
        ? company.add(participation, '/news', NewsItemSchema, item, options)
        : company.send('post', participation, '/news', NewsItemSchema, item, options),
    remove: (participation, id, options) =>
      company.send('delete', participation, at(id), Done, undefined, options).map(() => undefined),
    saveImage: (participation, id, { file, title }, options) =>
      company.upload(
        participation,
        `${at(id)}/images`,
        NewsItemSchema,
        { file, fields: formTexts({ title, replaces: options?.replaces }) },
        options,
      ),
  };
};
