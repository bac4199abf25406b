import { PREVIEW_SCOPES } from '@fairdesk/core/editor';
import { AUDIENCE_KINDS, type Audience } from '@fairdesk/core/events';
import {
  type AuditChange,
  type AuditEntry,
  auditChanges,
  CANCELLED_PARTICIPATION,
  COMPANY_ROLES,
  ENTRY_STATES,
  FAIR_STATES,
  LETTER_CHANNELS,
  MAIL_STATES,
  SERVICE_KEY_AREAS,
  TEAM_ROLES,
} from '@fairdesk/core/organiser';
import { compactTimestampOf, instantOf, isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@fairdesk/core/shared';
import { dayText, listText, momentText } from '../../shared/texts/format.ts';
import { participationTypeText } from '../../shared/texts/participation-type.ts';
import type { Labels } from '../../shared/texts/translate.ts';
import { audienceWords } from '../audience-text.ts';
import { unformattedText } from '../unformatted-text.ts';

/** A change as a line of the history: a text in several languages has a line for each. */
export interface AuditLine {
  readonly field: string;
  /** The name of the language of a text. */
  readonly language: string;
  readonly before: string;
  readonly after: string;
  /** Whether it only reports what was changed. */
  readonly isUnchanged?: true;
}

/** The lines of an entry: first those that tell what was changed, though they are the same before and after. */
export const entryLines = (entry: AuditEntry, labels: Labels, timeZone: string): readonly AuditLine[] => {
  const { before = {}, after = {} } = entry;
  const named = NAMING.filter((field) => field in before && before[field] === after[field]);
  return [
    ...named.flatMap((field) =>
      auditLines({ field, before: before[field], after: after[field] }, labels, timeZone).map((line) => ({
        ...line,
        isUnchanged: true as const,
      })),
    ),
    ...auditChanges(entry).flatMap((change) => auditLines(change, labels, timeZone)),
  ];
};

const NAMING = ['email', 'task', 'code', 'stand'];

/** The lines of a change, in words. */
export const auditLines = (
  { field, before, after }: AuditChange,
  labels: Labels,
  timeZone: string,
): readonly AuditLine[] => {
  const text = (value: unknown) => {
    if (field === 'part') return partText(value, labels);
    return auditValueText(field, named(field, value, labels), labels, timeZone);
  };
  if (!isTexts(before) && !isTexts(after))
    return [{ field, language: '', before: text(before), after: text(after) }];
  const textsOf = (value: unknown) => (isTexts(value) ? value : {});
  return LANGUAGES.map((language) => ({
    field,
    language: LANGUAGE_NAMES[language],
    before: text(textsOf(before)[language]),
    after: text(textsOf(after)[language]),
  })).filter((line) => line.before !== line.after);
};

/** Types, roles, states and languages by their names. */
const named = (field: string, value: unknown, labels: Labels): unknown => {
  const word = typeof value === 'string' ? wordOf(field, value, labels) : undefined;
  if (word !== undefined) return word;
  if (field === 'languages' && Array.isArray(value))
    return value.map((language) => (isLanguage(language) ? LANGUAGE_NAMES[language] : language));
  if (field === 'types' && Array.isArray(value))
    return value.map((type) => participationTypeText(String(type), labels));
  if (field === 'area') return areaText(value, labels);
  if (field === 'areas' && Array.isArray(value)) return value.map((area) => areaText(area, labels));
  if (field === 'scopes' && Array.isArray(value)) return value.map((scope) => scopeText(scope, labels));
  return value;
};

/** The name of a code; `undefined` for one of a later version, and for any other text. */
const wordOf = (field: string, value: string, labels: Labels): string | undefined => {
  const { t } = labels;
  const among = <T extends string>(codes: readonly T[], nameOf: (code: T) => string): string | undefined => {
    const code = codes.find((each) => each === value);
    return code && nameOf(code);
  };
  switch (field) {
    case 'type':
      return participationTypeText(value, labels);
    case 'role':
      return (
        among(TEAM_ROLES, (role) => t(`team-role-${role}`)) ??
        among(COMPANY_ROLES, (role) => t(`exhibitor-desk-role-${role}`))
      );
    case 'language':
      return among(LANGUAGES, (language) => LANGUAGE_NAMES[language]);
    case 'entryState':
      return among(ENTRY_STATES, (state) => t(`entries-state-${state}`));
    case 'state':
      return (
        among(FAIR_STATES, (state) => t(`fair-state-${state}`)) ??
        among(MAIL_STATES, (state) => t(`mail-state-${state}`))
      );
    case 'scope':
      return among(PREVIEW_SCOPES, (scope) => t(`pages-preview-scope-${scope}`));
    case 'status':
      return value === CANCELLED_PARTICIPATION ? t('exhibitor-list-cancelled') : undefined;
    case 'channel':
      return among(LETTER_CHANNELS, (channel) => t(`letter-channel-${channel}`));
    default:
      return undefined;
  }
};

const areaText = (value: unknown, { t }: Labels): unknown => {
  const area = SERVICE_KEY_AREAS.find((each) => each === value);
  return area ? t(`service-key-area-${area}`) : value;
};

/** What a key opens: `companies:read` is "Companies: Read". */
const scopeText = (value: unknown, labels: Labels): unknown => {
  const [area, level] = String(value).split(':');
  if (level !== 'read' && level !== 'write') return value;
  return `${areaText(area, labels)}: ${labels.t(`service-key-level-${level}`)}`;
};

/** The part of the portal that an organiser changed. */
const partText = (value: unknown, { t }: Labels): string => {
  if (value === undefined) return t('audit-nothing');
  const part = PARTS.find((each) => each === value);
  return t(`audit-part-${part ?? 'participations'}`);
};

/** Resources of the portal that have a name of their own; the others belong to the company profile. */
const PARTS = [
  ...(['tasks', 'products', 'news-items', 'images', 'videos', 'documents', 'addresses'] as const),
  ...(['uris', 'web-accounts', 'questionnaires', 'answers'] as const),
] as const;

/** A recorded value in words; moments in the time zone of the fair. */
const auditValueText = (field: string, value: unknown, labels: Labels, timeZone: string): string => {
  const { t, language } = labels;
  if (value === undefined || value === null || value === '') return t('audit-nothing');
  if (typeof value === 'boolean') return t(value ? 'audit-yes' : 'audit-no');
  if (Array.isArray(value))
    return value.length === 0
      ? t('audit-nothing')
      : listText(
          value.map((item) => auditValueText(field, item, labels, timeZone)),
          language,
        );
  if (isAudience(value)) return audienceWords(value, NO_CHOICES, labels);
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  const moment = momentOf(text);
  if (moment) return momentText(moment, timeZone, language);
  return DAY.test(text) ? dayText(text, language) : unformattedText(field, text);
};

const DAY = /^\d{4}-\d\d-\d\d$/;
const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const NO_CHOICES = { types: [], halls: [], categories: [], segments: [] };

const momentOf = (text: string): Date | undefined => {
  const compact = compactTimestampOf(text);
  if (compact !== undefined) return instantOf(compact);
  return ISO.test(text) ? new Date(text) : undefined;
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is Fields =>
  isFields(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage);

const isAudience = (value: unknown): value is Audience =>
  isFields(value) && AUDIENCE_KINDS.every((kind) => Array.isArray(value[kind]));
