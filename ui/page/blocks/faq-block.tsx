import type { FaqBlock, FaqQuestion, FaqSection } from '@fairdesk/core/page';
import { ContentIcon } from '../../shared/content-icon.tsx';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import { Editable } from '../parts/editable.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './faq-block.module.css';

interface Props {
  block: FaqBlock;
  page: RenderContext;
}

/** Uses native `details` elements, which need no script and open one question at a time. */
export function FaqView({ block, page }: Props) {
  const sections = block.sections.filter(({ questions }) => questions.length > 0 || page.state === 'edit');
  if (sections.length === 0 && page.state !== 'edit') return null;
  return (
    <div className={styles.faq}>
      <BlockTitle block={block} page={page} />
      {sections.map((section) => (
        <Section key={section.id} section={section} block={block} page={page} />
      ))}
    </div>
  );
}

function Section({ section, block, page }: Props & { section: FaqSection }) {
  const questions = section.questions.map((question) => (
    <Question key={question.id} question={question} block={block} page={page} />
  ));
  if (section.title === '') return <div>{questions}</div>;
  return (
    <details className={styles.section} open={block.isExpanded || page.state === 'edit'}>
      <summary>
        <span>{section.title}</span>
        <OpenIcons block={block} />
      </summary>
      {questions}
    </details>
  );
}

function Question({ question, block, page }: Props & { question: FaqQuestion }) {
  const isEditing = page.state === 'edit';
  return (
    // Elements with the same name open one at a time; editors see all of them open.
    <details className={styles.question} {...(isEditing ? { open: true } : { name: `faq-${block.uid}` })}>
      <summary>
        <span>
          <Editable owner={question} of="question" page={page} isEmpty={question.question === ''}>
            {question.question}
          </Editable>
        </span>
        <OpenIcons block={block} />
      </summary>
      <div className={styles.answer}>
        <BlockText owner={question} page={page} />
      </div>
    </details>
  );
}

function OpenIcons({ block: { openIcon, closeIcon } }: { block: FaqBlock }) {
  return (
    <span className={styles.icons} data-print="hide">
      <span data-when="closed">
        <ContentIcon name={openIcon} />
      </span>
      <span data-when="open">
        <ContentIcon name={closeIcon} />
      </span>
    </span>
  );
}
