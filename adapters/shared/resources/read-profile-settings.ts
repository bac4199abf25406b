import { PROFILE_TABS, type ProfileSettings } from '@fairdesk/core/profile';
import * as z from 'zod/mini';
import { oncePerValue } from '../http/once-per-value.ts';
import { AnyObject, validEntries, validPartial } from '../valid-entries.ts';

const text = z.catch(z.string(), '');
const flag = z.catch(z.boolean(), false);

/** The default path of the exhibitor list: the product's own pages. */
const OWN_LIST = '/exhibitors';

const Decided = z.object({
  hiddenTabs: validPartial(PROFILE_TABS, z.string()),
  hideCategories: flag,
  hideCompanyTypes: flag,
  hideInnovativeProducts: flag,
  asksApproval: flag,
  asksProfileApproval: flag,
  excludedTypes: text,
  productLimits: validEntries(z.number()),
  categoryLimits: validEntries(z.number()),
  listAddress: z.catch(z.string(), OWN_LIST),
});

/**
 * The organiser's profile settings, from the attributes of an event: `companyTypes`, and `profileSettings`
 * with the properties of {@link ProfileSettings}. Missing settings hide nothing.
 */
export const readProfileSettings = oncePerValue(
  (attributes: Readonly<Record<string, unknown>>): ProfileSettings => ({
    ...Decided.parse(AnyObject.parse(attributes.profileSettings)),
    companyTypes: text.parse(attributes.companyTypes),
  }),
);
