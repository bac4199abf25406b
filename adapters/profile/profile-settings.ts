import type { ProfileSettingsSource } from '@fairdesk/core/profile';
import type { Http } from '../shared/http/http.ts';
import { fairResource } from '../shared/resources/fair-resource.ts';
import { readProfileSettings } from '../shared/resources/read-profile-settings.ts';

/** The organiser's profile settings, from the events of the profile service. */
export const createProfileSettings = (http: Http): ProfileSettingsSource => ({
  settings: (event) => fairResource(http, event).map(({ attributes }) => readProfileSettings(attributes)),
});
