import type { AwardForm, FormSource } from '@fairdesk/core/awards';
import type { EventSite, SiteDirectory } from '@fairdesk/core/events';
import { type PageSource, withNested } from '@fairdesk/core/page';
import type { EventId, Failure, Language } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { REGISTRATION_PATH } from '../shared/layout/portal-pages.ts';

/** The award forms of one event, in one language. */
export interface AwardForms extends FormSource {
  form(award: string): ResultAsync<AwardForm, Failure>;
}

/** Award forms from the content platform: blocks of the event's registration page. */
export const createFormSource = (
  { pages, sites }: { readonly pages: PageSource; readonly sites: Pick<SiteDirectory, 'sites'> },
  event: EventId,
  language: Language,
): AwardForms => {
  const form = (award: string): ResultAsync<AwardForm, Failure> =>
    sites
      .sites()
      .andThen((all) => siteOf(all, event))
      .andThen(({ site, virtualFolder: folder }) =>
        pages.open({ site, folder, path: REGISTRATION_PATH, language }),
      )
      .andThen(({ main }) => {
        const found = withNested(main).flatMap((each) =>
          each.kind === 'award-registration' ? [each.form] : [],
        );
        // A form that names no award is for any that has none of its own.
        const own = found.find((each) => each.award === award) ?? found.find((each) => each.award === '');
        return own
          ? okAsync<AwardForm, Failure>(own)
          : errAsync<AwardForm, Failure>({ kind: 'not-found', what: `form of award ${award}` });
      });
  return { form, steps: (award) => form(award).map(({ steps }) => steps) };
};

const siteOf = (sites: readonly EventSite[], event: EventId): ResultAsync<EventSite, Failure> => {
  const site = sites.find((each) => each.event === event);
  return site === undefined ? errAsync({ kind: 'not-found', what: `site of event ${event}` }) : okAsync(site);
};
