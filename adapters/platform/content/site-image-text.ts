import { LANGUAGES, type Localised } from '@fairdesk/core/shared';
import { fold } from '../database/fold.ts';

/** What searches of a site's images look in. */
export const siteImageText = (name: string, alts: Localised): string =>
  [name, ...LANGUAGES.map((language) => alts[language] ?? '')].map(fold).filter(Boolean).join('\n');
