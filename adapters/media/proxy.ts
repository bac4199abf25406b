import {
  CompanyDocumentSchema,
  type DocumentShelf,
  type VideoGuide,
  VideoSchema,
  type VideoShelf,
  videoLink,
} from '@fairdesk/core/media';
import { type EventId, encodePart } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { Done, type Http } from '../shared/http/http.ts';
import { createCompanyHttp, formTexts } from '../shared/resources/company-http.ts';
import { guideOf } from './poster-address.ts';

const Documents = z.object({ items: z.array(CompanyDocumentSchema) });
const Videos = z.object({ items: z.array(VideoSchema) });

/** The product's own `/api/events/{event}/company-profile/{participation}/documents`, from the browser. */
export const createDocumentProxy = (http: Http, event: EventId): DocumentShelf => {
  const company = createCompanyHttp(http, event);
  const at = (id: string): string => `/documents/${encodePart(id)}`;
  return {
    list: (participation) => company.get(participation, '/documents', Documents).map(({ items }) => items),
    add: (participation, { file, title, description, type, sortIndex }, options) =>
      company.upload(
        participation,
        '/documents/add',
        CompanyDocumentSchema,
        { file, fields: formTexts({ title, description, document_type: type, sort_index: sortIndex }) },
        options,
      ),
    change: (participation, id, change, options) =>
      company.send('patch', participation, at(id), CompanyDocumentSchema, change, options),
    remove: (participation, id, options) =>
      company.send('delete', participation, at(id), Done, undefined, options).map(() => undefined),
  };
};

/** The product's own `/api/events/{event}/company-profile/{participation}/videos`, from the browser. */
export const createVideoProxy = (http: Http, event: EventId): VideoShelf => {
  const company = createCompanyHttp(http, event);
  return {
    list: (participation) => company.get(participation, '/videos', Videos).map(({ items }) => items),
    save: (participation, { type, videoId, ...which }, options) => {
      const video = { ...which, link: videoLink({ type, videoId }) };
      return which.id === undefined
        ? company.add(participation, '/videos', VideoSchema, video, options)
        : company.send('post', participation, '/videos', VideoSchema, video, options);
    },
    remove: (participation, id, options) =>
      company
        .send('delete', participation, `/videos/${encodePart(id)}`, Done, undefined, options)
        .map(() => undefined),
  };
};

const Title = z.object({ title: z.string() });

/** Titles of hosted videos, from the product's own API, in the browser. */
export const createVideoGuideProxy = (http: Http, event: EventId): VideoGuide => {
  const company = createCompanyHttp(http, event);
  return {
    title: (participation, video) =>
      company.get(participation, `${guideOf(video)}/title`, Title).map(({ title }) => title),
  };
};
