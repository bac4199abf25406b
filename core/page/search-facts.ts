import type { Crumb } from '../navigation/index.ts';
import type { FaqBlock } from './blocks/faq-block.ts';
import { withNested } from './nested-blocks.ts';
import type { Page } from './page.ts';

/**
 * The schema.org data of a page for search engines: its breadcrumb, and its questions with their answers. It
 * contains only what the page displays.
 *
 * @param pageUrl `https://fair.example/nl/clearwater/visit`
 */
export const searchFacts = (
  { main, header }: Pick<Page, 'main' | 'header'>,
  pageUrl: string,
): readonly object[] => {
  const blocks = withNested([...header, ...main]);
  const way = blocks.find((block) => block.kind === 'breadcrumb');
  const questions = blocks.filter((block) => block.kind === 'faq').flatMap(questionsOf);
  return [
    ...(way !== undefined && way.crumbs.length > 1 ? [wayFacts(way.crumbs, pageUrl)] : []),
    ...(questions.length > 0 ? [{ ...of('FAQPage'), mainEntity: questions }] : []),
  ];
};

const of = (type: string) => ({ '@context': 'https://schema.org', '@type': type });

const wayFacts = (crumbs: readonly Crumb[], pageUrl: string): object => {
  const origin = /^https?:\/\/[^/]+/.exec(pageUrl)?.[0] ?? '';
  const addressOf = ({ href = pageUrl }: Crumb): string => (href.startsWith('/') ? origin + href : href);
  return {
    ...of('BreadcrumbList'),
    itemListElement: crumbs.map((crumb, index) => {
      const item = addressOf(crumb);
      return { '@type': 'ListItem', position: index + 1, name: crumb.title, ...(item && { item }) };
    }),
  };
};

const questionsOf = ({ sections }: FaqBlock): readonly object[] =>
  sections.flatMap(({ questions }) =>
    questions
      .filter(({ html }) => html !== '')
      .map(({ question: name, html: text }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
  );
