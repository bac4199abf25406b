import { CANCELLED_PARTICIPATION, COMPANY_ROLES, type ImportTarget } from '@fairdesk/core/organiser';
import { isDay, isLanguage, LANGUAGE_NAMES } from '@fairdesk/core/shared';
import { countryName } from '../../shared/texts/country-name.ts';
import { dayText } from '../../shared/texts/format.ts';
import { participationTypeText } from '../../shared/texts/participation-type.ts';
import type { Labels } from '../../shared/texts/translate.ts';

/** A stored value in the reader's words: `EXHIBITOR` is "Exhibitor"; the value itself where it has no label. */
export const importValueText = (target: ImportTarget, value: string, labels: Labels): string => {
  const { t, language } = labels;
  switch (target) {
    case 'participationType':
      return participationTypeText(value, labels);
    case 'status':
      return statusText(value, labels);
    case 'isPublic':
      return flagText(value, labels);
    case 'confirmed':
      return isDay(value) ? dayText(value, language) : value;
    case 'country':
      return countryName(value, language);
    case 'language':
      return isLanguage(value) ? LANGUAGE_NAMES[value] : value;
    case 'role': {
      const role = COMPANY_ROLES.find((each) => each === value);
      return role ? t(`exhibitor-desk-role-${role}`) : value;
    }
    default:
      return value;
  }
};

const statusText = (value: string, { t }: Labels): string => {
  if (value === CANCELLED_PARTICIPATION) return t('exhibitor-list-cancelled');
  return value === 'CONFIRMED' ? t('import-confirmed') : value;
};

/** Databases store flags as numbers or as booleans. */
const flagText = (value: string, { t }: Labels): string => {
  if (value === '1' || value === 'true') return t('exhibitor-list-yes');
  return value === '0' || value === 'false' ? t('exhibitor-list-no') : value;
};
