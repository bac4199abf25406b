import type { ProfileSettingsSource } from '@fairdesk/core/profile';
import { STANDING_FIELDS } from '../shared/company-standing.ts';
import type { Http } from '../shared/http.ts';
import { OneDocument, sparse } from '../shared/json-api.ts';
import { readProfileSettings } from '../shared/read-profile-settings.ts';

/** The organiser's profile settings, from the events of the profile service. */
export const createProfileSettings = (http: Http): ProfileSettingsSource => ({
  settings: (event) =>
    http('get', `api/v0.1/events/${event}`, OneDocument, {
      searchParams: sparse({ events: STANDING_FIELDS.events }),
    }).map(({ data }) => readProfileSettings(data.attributes)),
});
