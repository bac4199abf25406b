import { type FaqQuestion, type FaqSection, isSwitchedOn } from '@fairdesk/core/page';
import { textOf } from '../../shared/layout/fields.ts';
import { type Item, itemsOf } from '../../shared/layout/items.ts';
import { htmlOf } from '../field-values.ts';
import { editingOf, placed } from './placed.ts';
import { paramOf, type ReadBlock, type Reading, type Rendering } from './rendering.ts';

/** Questions grouped by section, or ungrouped. */
export const faq: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const sections = itemsOf(fields, 'Sections').map((section, place) => toSection(section, place, reading));
  const loose = questionsOf(itemsOf(fields, 'Questions', 'Children'), '0', reading);
  return {
    ...placed(rendering, reading, { title: 'Title' }),
    kind: 'faq',
    title: textOf(fields, 'Title'),
    sections: loose.length > 0 ? [{ id: '0', title: '', questions: loose }, ...sections] : sections,
    openIcon: iconOf(rendering, 'OpenIconName', OPEN_ICON),
    closeIcon: iconOf(rendering, 'CloseIconName', CLOSE_ICON),
    isExpanded: isSwitchedOn(paramOf(rendering, 'IsExpandedByDefault')),
  };
};

/** The default icons of a collapsible section; ours. */
const OPEN_ICON = 'fa-solid fa-plus';
const CLOSE_ICON = 'fa-solid fa-minus';

const iconOf = (rendering: Rendering, name: string, fallback: string): string =>
  textOf(rendering.fields, name) || paramOf(rendering, name) || fallback;

const toSection = ({ name, fields }: Item, place: number, reading: Reading): FaqSection => {
  const id = String(place + 1);
  return {
    id,
    title: textOf(fields, 'Title') || name,
    questions: questionsOf(itemsOf(fields, 'Questions', 'Children'), id, reading),
  };
};

const questionsOf = (items: readonly Item[], section: string, reading: Reading): readonly FaqQuestion[] =>
  items
    .map(({ fields }, place) => ({
      id: `${section}-${place + 1}`,
      question: textOf(fields, 'Question'),
      html: htmlOf(fields, 'Answer', reading),
      ...editingOf(fields, reading, { question: 'Question', html: 'Answer' }),
    }))
    .filter(({ question }) => question !== '' || reading.editMode !== undefined);
