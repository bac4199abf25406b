import type { AwardForm } from '@fairdesk/core/awards';
import { awardStepsOf, numberOf } from '../shared/layout/award-steps.ts';
import { type Fields, textOf } from '../shared/layout/fields.ts';
import { itemsOf } from '../shared/layout/items.ts';
import { htmlOf, imageOf, linkOf, type Place } from './field-values.ts';

/** The location of the form: links in its texts are resolved in this folder and language. */
export type FormPlace = Pick<Place, 'folder' | 'language'>;

/**
 * The form of an award, from the fields of its rendering; invalid values are empty or left out.
 *
 * Source: portal spec §3 "Awards form definition", "Step", "Question types".
 */
export const awardFormOf = (fields: Fields, place: FormPlace): AwardForm => {
  const text = (name: string) => textOf(fields, name);
  const image = imageOf(fields, 'BackgroundImage') ?? imageOf(fields, 'FallbackImage');
  return {
    award: text('Award'),
    name: text('Name'),
    ...(image && { image: image.src }),
    introduction: {
      title: text('IntroTitle'),
      html: htmlOf(fields, 'IntroText', place),
      items: itemsOf(fields, 'IntroItems').map((item) => textOf(item.fields, 'Text')),
    },
    ...helpOf(fields, place),
    close: { title: text('CloseTitle'), html: htmlOf(fields, 'CloseDescription', place) },
    labels: {
      start: text('StartLabel'),
      next: text('NextLabel'),
      reviewSummary: text('ReviewSummaryLabel'),
      submit: text('SubmitLabel'),
    },
    thankYouHref: linkOf(fields, 'ThankYouPage', place)?.href ?? '',
    closeHref: linkOf(fields, 'ClosePage', place)?.href ?? '',
    uploads: {
      imageTypes: typesOf(text('SupportedImageFormats')),
      documentTypes: typesOf(text('SupportedDocumentFormats')),
      belowBytes: Math.max(0, Math.floor(numberOf(fields, 'FileSizeLimit') * BYTES_OF_MB)),
    },
    steps: awardStepsOf(fields, (own, name) => htmlOf(own, name, place)),
  };
};

const BYTES_OF_MB = 1_048_576;

const helpOf = (fields: Fields, place: FormPlace): Pick<AwardForm, 'help'> => {
  const help = {
    title: textOf(fields, 'HelpTitle'),
    html: htmlOf(fields, 'HelpDescription', place),
    phone: textOf(fields, 'HelpPhone'),
    email: textOf(fields, 'HelpEmail'),
  };
  return Object.values(help).some((part) => part !== '') ? { help } : {};
};

/** `.pdf, docx` as `['.pdf', '.docx']`. */
const typesOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s,;|]+/)
    .filter(Boolean)
    .map((type) => (type.startsWith('.') ? type : `.${type}`));
