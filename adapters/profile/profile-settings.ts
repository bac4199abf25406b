import type { ProfileSettingsSource } from '@fairdesk/core/profile';
import { fairResource } from '../shared/fair-resource.ts';
import type { Http } from '../shared/http.ts';
import { readProfileSettings } from '../shared/read-profile-settings.ts';

/** The organiser's profile settings, from the events of the profile service. */
export const createProfileSettings = (http: Http): ProfileSettingsSource => ({
  settings: (event) => fairResource(http, event).map(({ attributes }) => readProfileSettings(attributes)),
});
