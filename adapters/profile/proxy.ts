import { addressAnswer, CompanyProfileSchema, type ProfileEditor } from '@fairdesk/core/profile';
import type { EventId, Language } from '@fairdesk/core/shared';
import { createCompanyHttp } from '../shared/company-http.ts';
import type { Http } from '../shared/http.ts';

/** The product's own `/api/events/{event}/company-profile/{participation}`, from the browser. */
export const createProfileProxy = (http: Http, event: EventId, language: Language): ProfileEditor => {
  const company = createCompanyHttp(http, event, { language });
  return {
    open: (participation, inLanguage) =>
      createCompanyHttp(http, event, { language: inLanguage }).get(participation, '', CompanyProfileSchema),
    saveAccount: (participation, change) =>
      company.send('post', participation, '', CompanyProfileSchema, change),
    saveAddress: (participation, { address, version }) =>
      company.send('post', participation, '/address', CompanyProfileSchema, {
        ...addressAnswer(address),
        version,
      }),
    saveUris: (participation, change) =>
      company.send('post', participation, '/uris', CompanyProfileSchema, change),
    saveCategories: (participation, { ids, version }) =>
      company.send('post', participation, '/categories', CompanyProfileSchema, { categories: ids, version }),
    saveLogo: (participation, file, options) =>
      company.upload(participation, '/logo', CompanyProfileSchema, { file, fields: {} }, options),
    deleteLogo: (participation, id) =>
      company.send('delete', participation, `/logo/${encodeURIComponent(id)}`, CompanyProfileSchema),
    restoreLogo: (participation, id) =>
      company.send('post', participation, `/logo/${encodeURIComponent(id)}`, CompanyProfileSchema),
  };
};
