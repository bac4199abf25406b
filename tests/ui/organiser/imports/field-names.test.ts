import type { ImportTarget } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { expect, it } from 'vitest';
import { mappedTargets } from '#adapters/platform/organiser/imports/column-targets.ts';
import { targetText } from '#ui/organiser/imports/import-fault-text.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

/** What nearly every list of exhibitors has. */
const USUAL = [
  ...(['organizationName', 'brandName', 'shortDescription', 'standNumber', 'hall'] as const),
  ...(['street', 'houseNumber', 'postalCode', 'city', 'country'] as const),
] satisfies ImportTarget[];

it.each(LANGUAGES)(
  'recognises the usual columns by the names of their fields on the screen in %s',
  (language) => {
    const labels = labelsOf(language, messagesFor(language));
    expect(mappedTargets(USUAL.map((target) => targetText(target, labels)))).toEqual(USUAL);
  },
);
