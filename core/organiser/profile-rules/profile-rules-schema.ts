import * as z from 'zod/mini';
import type { ProfileSettings } from '../../profile/index.ts';
import type { ProfileRules } from './profile-rules.ts';

const Text = z.string().check(z.maxLength(10_000));
const Tab = z.exactOptional(Text);
const Limits = z.record(z.string(), z.number());

const SettingsSchema: z.ZodMiniType<ProfileSettings> = z.object({
  hiddenTabs: z.object({ account: Tab, products: Tab, news: Tab, documents: Tab, videos: Tab }),
  hideCategories: z.boolean(),
  hideCompanyTypes: z.boolean(),
  hideInnovativeProducts: z.boolean(),
  asksApproval: z.boolean(),
  asksProfileApproval: z.boolean(),
  excludedTypes: Text,
  productLimits: Limits,
  categoryLimits: Limits,
  companyTypes: Text,
  listAddress: Text,
});

/** The rules for profiles, as the server sends them. */
export const ProfileRulesSchema: z.ZodMiniType<ProfileRules> = z.object({
  version: z.string(),
  settings: SettingsSchema,
  types: z.array(z.string()),
  waiting: z.number(),
  waitingProfiles: z.number(),
});

/** The body that saves the rules for profiles. */
export const ProfileRulesBodySchema = z.strictObject({ settings: SettingsSchema, version: z.string() });
