import { definitionFaults } from '@fairdesk/core/awards';
import { descriptionOf, type FieldContent, publishFaults } from '@fairdesk/core/editor';
import { type FieldFault, faultIf } from '@fairdesk/core/shared';
import { awardStepsOf } from '../../shared/award-steps.ts';
import { BLOCK_DESCRIPTIONS } from '../../shared/block-descriptions/block-descriptions.ts';
import { fieldsOf } from '../../shared/fields.ts';
import { layoutIn } from '../content/layout-schema.ts';
import { ARTICLE } from './article-pages.ts';
import { renderingsIn } from './renderings-in.ts';

/** What must be changed before a stored page is published; its drawing lists the faults of a questionnaire. */
export const publishFaultsOf = (layout: string): readonly FieldFault[] => {
  const page = layoutIn(layout);
  if (page === undefined) return [{ path: '', code: 'page-invalid' }];
  const { templateName, fields, placeholders } = page;
  const content = Object.entries(fields).map(([name, field]) => [name, valueIn(field)] as const);
  const n = renderingsIn(placeholders).filter(isQuestionnaire).flatMap(faultsOf).length;
  return [
    ...publishFaults(Object.fromEntries(content), templateName === ARTICLE),
    ...faultIf(n > 0, 'Steps', 'page-questionnaire', { n }),
  ];
};

const valueIn = (field: unknown): FieldContent =>
  typeof field === 'object' && field !== null && 'value' in field ? (field.value as FieldContent) : '';

type Rendering = ReturnType<typeof renderingsIn>[number];

const isQuestionnaire = ({ componentName }: Rendering): boolean =>
  descriptionOf(BLOCK_DESCRIPTIONS, String(componentName))?.kind === 'award-registration';

const faultsOf = ({ fields }: Rendering) => definitionFaults(awardStepsOf(fieldsOf(fields), () => ''));
