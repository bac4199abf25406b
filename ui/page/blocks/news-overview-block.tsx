import type { NewsOverviewBlock } from '@fairdesk/core/page';
import { articleCardData } from '../../articles/article-card-data.ts';
import { NewsOverview } from '../../articles/news-overview.tsx';
import type { ArticlesData } from '../fair-data.ts';
import type { RenderContext } from '../render-context.ts';

interface Props {
  block: NewsOverviewBlock;
  page: RenderContext;
}

export function NewsOverviewView({ block, page }: Props) {
  const news = page.fair?.news?.[block.uid];
  if (news === undefined) return null;
  return news instanceof Promise ? (
    <LateNews news={news} block={block} page={page} />
  ) : (
    <News news={news} block={block} page={page} />
  );
}

async function LateNews({ news, ...rest }: Props & { news: Promise<ArticlesData> }) {
  return <News news={await news} {...rest} />;
}

function News({ news, block, page: { fair, labels } }: Props & { news: ArticlesData }) {
  if (news === 'unavailable') throw new Error('The news cannot be read now');
  const cards = news.cards.map((article) => articleCardData(article, block.home, labels.language));
  return (
    <NewsOverview
      block={block}
      articles={{ ...news, cards }}
      address={fair?.listAddress ?? block.home.href}
      labels={labels}
    />
  );
}
