import type { PageSource } from '@fairdesk/core/page';
import { asOutage } from '../shared/as-outage.ts';
import type { Http } from '../shared/http.ts';
import { Layout } from './layout-schema.ts';
import { type LayoutSettings, readPage } from './read-page.ts';

export interface LayoutServiceSettings extends LayoutSettings {
  /** `jss`, `sxa-jss`, … */
  readonly configuration: string;
  readonly apiKey: string;
}

/** Pages of the content platform over its REST layout service. Source: site spec §7 "Layout service". */
export const createPageSource = (http: Http, settings: LayoutServiceSettings): PageSource => ({
  open: (address) =>
    http('get', `sitecore/api/layout/render/${settings.configuration}`, Layout, {
      searchParams: {
        item: address.path,
        sc_apikey: settings.apiKey,
        sc_site: address.site,
        sc_lang: address.language,
        tracking: 'false',
      },
      // A missing page has a body in the same format.
      throwHttpErrors: (status) => status !== 404,
    })
      .mapErr(asOutage)
      .andThen(readPage(address, settings)),
});
