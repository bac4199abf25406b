import {
  type AwardDesk,
  AwardListSchema,
  type EntryPlace,
  type Questionnaire,
  QuestionnaireSchema,
} from '@fairdesk/core/awards';
import { type EventId, encodePart, type Failure, type Language } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { Done, type Http } from '../shared/http/http.ts';
import { createCompanyHttp } from '../shared/resources/company-http.ts';

/**
 * The product's own `/api/events/{event}/awards/{participation}`, from the browser.
 *
 * Caches the questionnaires it has read: each change sends their ids. Source: portal spec §7.
 */
export const createAwardProxy = (http: Http, event: EventId, language: Language): AwardDesk => {
  const company = createCompanyHttp(http, event, {}, 'awards');
  const cache = new Map<string, Questionnaire>();
  const keyOf = ({ participation, product, award }: EntryPlace) =>
    JSON.stringify([participation, product, award]);
  const at = ({ product, award }: EntryPlace, ...rest: readonly string[]): string =>
    ['/products', product, 'questionnaires', award, ...rest]
      .map((part, place) => (place === 0 ? part : encodePart(part)))
      .join('/');
  const pathWith = (path: string, query: Readonly<Record<string, string | undefined>> = {}): string => {
    const parameters = Object.entries({ language, ...query }).flatMap(([name, value]): [string, string][] =>
      value ? [[name, value]] : [],
    );
    return `${path}?${new URLSearchParams(parameters)}`;
  };
  const entryPath = (place: EntryPlace, path: string): string =>
    pathWith(path, { psId: cache.get(keyOf(place))?.profileServiceId });
  const cached = (place: EntryPlace, call: ResultAsync<Questionnaire, Failure>) =>
    call.andTee((questionnaire) => cache.set(keyOf(place), questionnaire));
  const open = (place: EntryPlace) =>
    cached(place, company.get(place.participation, pathWith(at(place)), QuestionnaireSchema));
  /** The cached questionnaire; reads it when the file is not in it: a page arrives with its questionnaire. */
  const withFile = (place: EntryPlace, id: string): ResultAsync<Questionnaire, Failure> => {
    const questionnaire = cache.get(keyOf(place));
    return questionnaire?.files.some(({ psId }) => psId === id) ? okAsync(questionnaire) : open(place);
  };
  return {
    products: (participation, award) =>
      company.get(participation, pathWith('/products', { awardId: award }), AwardListSchema),
    open,
    saveStep: (place, step) =>
      cached(
        place,
        company.send('post', place.participation, entryPath(place, at(place)), QuestionnaireSchema, step),
      ),
    submit: (place) =>
      cached(
        place,
        company.send('patch', place.participation, entryPath(place, at(place)), QuestionnaireSchema, {
          ...cache.get(keyOf(place)),
          questionnaireStatus: 'SUBMITTED',
          final: true,
        }),
      ),
    addFile: (place, { question, type, file, replaces }, options) =>
      cached(
        place,
        company.upload(
          place.participation,
          entryPath(place, at(place, `${type}s`)),
          QuestionnaireSchema,
          { file, fields: { question, ...(replaces && { replaces: replaces.join() }) } },
          options,
        ),
      ),
    removeFile: (place, id) =>
      withFile(place, id).andThen(({ files, answers }) => {
        const file = files.find(({ psId }) => psId === id);
        if (file === undefined) return errAsync({ kind: 'not-found', what: `file ${id}` } as const);
        const answer = answers.find(({ questionId }) => questionId === file.questionId);
        const path = at(place, answer?.profileServiceId ?? UNANSWERED, `${file.type}s`);
        const address = pathWith(path, { [`${file.type}Id`]: id });
        return cached(place, company.send('delete', place.participation, address, QuestionnaireSchema));
      }),
    withdraw: (place) =>
      cached(
        place,
        company.send(
          'post',
          place.participation,
          entryPath(place, at(place, 'delete')),
          QuestionnaireSchema,
          {},
        ),
      ),
    withdrawAll: (participation, product) =>
      company
        .send('post', participation, `/products/${encodePart(product)}/withdraw`, Done, {})
        .andTee(() => {
          for (const [key, questionnaire] of cache)
            if (questionnaire.product.id === product) cache.delete(key);
        })
        .map(() => undefined),
  };
};

/** Replaces the answer id of a file whose step is not saved yet. */
const UNANSWERED = 'unanswered';
