import { definitionFaults } from '@fairdesk/core/awards';
import { type FieldContent, publishFaults } from '@fairdesk/core/editor';
import { type FieldFault, faultIf } from '@fairdesk/core/shared';
import { layoutIn } from '../../content/layout-schema.ts';
import { ARTICLE } from './article-pages.ts';
import { formsIn } from './separated-answers.ts';

/** What must be changed before a stored page is published; its drawing lists the faults of a questionnaire. */
export const publishFaultsOf = (layout: string): readonly FieldFault[] => {
  const page = layoutIn(layout);
  if (page === undefined) return [{ path: '', code: 'page-invalid' }];
  const { templateName, fields, placeholders } = page;
  const content = Object.entries(fields).map(([name, field]) => [name, valueIn(field)] as const);
  const n = formsIn(placeholders).flatMap(({ steps }) => definitionFaults(steps)).length;
  return [
    ...publishFaults(Object.fromEntries(content), templateName === ARTICLE),
    ...faultIf(n > 0, 'Steps', 'page-questionnaire', { n }),
  ];
};

const valueIn = (field: unknown): FieldContent =>
  typeof field === 'object' && field !== null && 'value' in field ? (field.value as FieldContent) : '';
