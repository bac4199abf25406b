import { LANGUAGES } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { validPartial } from '../valid-entries.ts';

/** A localised text as the profile service stores it; empty when missing. */
export const LocalisedText = validPartial(LANGUAGES, z.string());
