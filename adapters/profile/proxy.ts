import { addressAnswer, CompanyProfileSchema, type ProfileEditor } from '@fairdesk/core/profile';
import { type EventId, encodePart, type Language } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { createCompanyHttp, formTexts } from '../shared/resources/company-http.ts';

/** The product's own `/api/events/{event}/company-profile/{participation}`, from the browser. */
export const createProfileProxy = (http: Http, event: EventId, language: Language): ProfileEditor => {
  const company = createCompanyHttp(http, event, { language });
  return {
    open: (participation, inLanguage) =>
      createCompanyHttp(http, event, { language: inLanguage }).get(participation, '', CompanyProfileSchema),
    saveAccount: (participation, change, options) =>
      company.send('post', participation, '', CompanyProfileSchema, change, options),
    saveAddress: (participation, { address, version }, options) => {
      const card = { ...addressAnswer(address), version };
      return company.send('post', participation, '/address', CompanyProfileSchema, card, options);
    },
    saveUris: (participation, change, options) =>
      company.send('post', participation, '/uris', CompanyProfileSchema, change, options),
    saveCategories: (participation, { ids, version }, options) => {
      const card = { categories: ids, version };
      return company.send('post', participation, '/categories', CompanyProfileSchema, card, options);
    },
    saveLogo: (participation, file, options) =>
      company.upload(
        participation,
        '/logo',
        CompanyProfileSchema,
        { file, fields: formTexts({ replaces: options?.replaces }) },
        options,
      ),
    deleteLogo: (participation, id, options) => {
      const path = `/logo/${encodePart(id)}`;
      return company.send('delete', participation, path, CompanyProfileSchema, undefined, options);
    },
    restoreLogo: (participation, id) =>
      company.send('post', participation, `/logo/${encodePart(id)}`, CompanyProfileSchema),
  };
};
