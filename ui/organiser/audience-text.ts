import { AUDIENCE_KINDS, type Audience, type AudienceKind } from '@fairdesk/core/events';
import type { AudienceChoices } from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import { listText } from '../shared/texts/format.ts';
import { participationTypeText } from '../shared/texts/participation-type.ts';
import type { Labels } from '../shared/texts/translate.ts';

/** The visible name of a value of an audience. */
export const audienceValueText = (
  kind: AudienceKind,
  value: string,
  choices: AudienceChoices,
  labels: Labels,
): string => {
  if (kind === 'type') return participationTypeText(value, labels);
  const named = {
    category: choices.categories,
    segment: choices.segments,
    type: [],
    hall: [],
    participation: [],
  };
  const found = named[kind].find(({ code }) => code === value);
  return found ? inLanguage(found.names, labels.language) : value;
};

/** An audience in words: "All exhibitors", "Start-up · hall 8 and hall 10". */
export const audienceWords = (audience: Audience, choices: AudienceChoices, labels: Labels): string => {
  const { t, language } = labels;
  const words = AUDIENCE_KINDS.flatMap((kind) => {
    const values = audience[kind];
    if (values.length === 0) return [];
    if (kind === 'participation') return [t('audience-companies', { n: values.length })];
    const texts = values.map((value) => {
      const text = audienceValueText(kind, value, choices, labels);
      return kind === 'hall' ? t('audience-in-hall', { hall: text }) : text;
    });
    return [listText(texts, language)];
  });
  return words.length === 0 ? t('audience-all') : words.join(' · ');
};
