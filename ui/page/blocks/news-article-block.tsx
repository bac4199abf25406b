import { articleDate } from '@fairdesk/core/articles';
import { EDITING_TEXTS, jsonLd, type NewsArticleBlock } from '@fairdesk/core/page';
import { tagsData } from '../../articles/article-card-data.ts';
import { articleData } from '../../articles/article-data.ts';
import { ArticleReactions } from '../../articles/article-reactions.tsx';
import { TagLinks } from '../../articles/tag-links.tsx';
import { Link } from '../../shared/link.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { EditFrame } from '../edit-frame.tsx';
import { BlockImage } from '../parts/block-image.tsx';
import { BlockText } from '../parts/block-text.tsx';
import { Editable } from '../parts/editable.tsx';
import { Places } from '../parts/places.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './news-article-block.module.css';

interface Props {
  block: NewsArticleBlock;
  page: RenderContext;
}

/** An article with its metadata. Source: site spec §2 "News detail". */
export function NewsArticleView({ block, page }: Props) {
  const { variant, placeholders, title, introduction, showDateAtBottom, articleId } = block;
  const isEdited = page.state === 'edit';
  return (
    <div className={styles.layout} data-variant={variant}>
      <article className={styles.article} data-article>
        <header className={styles.head}>
          <h1>
            <Editable owner={block} of="title" page={page} isEmpty={title === ''}>
              {title}
            </Editable>
          </h1>
          {!showDateAtBottom && <ArticleDay block={block} page={page} />}
          <Tags block={block} page={page} />
        </header>
        <BlockImage
          block={block}
          page={page}
          sizes="(width >= 64rem) 48rem, 100vw"
          className={styles.image}
        />
        {(introduction || isEdited) && (
          <p className={styles.introduction}>
            <Editable owner={block} of="introduction" page={page} isEmpty={introduction === ''}>
              {introduction}
            </Editable>
          </p>
        )}
        <BlockText owner={block} page={page} />
        <footer className={styles.foot}>
          <Authors block={block} page={page} />
          {showDateAtBottom && <ArticleDay block={block} page={page} />}
        </footer>
        {articleId && page.canReact && !isEdited && (
          <ArticleReactions article={articleId} labels={page.labels} signOn={page.signOn} />
        )}
      </article>
      {variant === 'secondary' ? (
        <aside className={styles.aside}>
          {/* The sticky table of contents comes last, so that nothing scrolls beneath it. */}
          <Places block={block} page={page} />
          <contents-list class={styles.contents} hidden>
            <nav aria-label={page.labels.t('article-contents')}>
              <p aria-hidden="true">{page.labels.t('article-contents')}</p>
              <ul />
            </nav>
          </contents-list>
        </aside>
      ) : (
        placeholders.length > 0 && <Places block={block} page={page} />
      )}
      {!isEdited && <Facts block={block} page={page} />}
    </div>
  );
}

function ArticleDay({ block: { day }, page }: Props) {
  if (day === '') return page.state === 'edit' ? <p>{EDITING_TEXTS.noText}</p> : null;
  return (
    <p className={styles.day}>
      <Moment of={day}>{articleDate(day, page.labels.language)}</Moment>
    </p>
  );
}

function Tags({ block: { tags, home, tagsEditFrame }, page }: Props) {
  const { t } = page.labels;
  const name = t('article-edit-tags');
  const tagList =
    tags.length > 0 ? (
      <nav aria-label={t('article-topics')} className={styles.tags}>
        <TagLinks tags={tagsData(tags, home.href)} />
      </nav>
    ) : (
      page.state === 'edit' && <p>{EDITING_TEXTS.noText}</p>
    );
  return (
    <EditFrame state={page.state} frame={tagsEditFrame} title={name} icon="/~/icon/Office/16x16/tags.png">
      {tagList}
    </EditFrame>
  );
}

function Authors({ block: { authors }, page: { labels } }: Props) {
  if (authors.length === 0) return null;
  return (
    <p className={styles.authors}>
      {labels.t('article-writers')}{' '}
      {authors.map(({ name, link }, place) => (
        <span key={name}>
          {place > 0 && ', '}
          {link ? (
            <Link href={link.href} target={link.target}>
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
      ))}
    </p>
  );
}

/** Structured data for search engines. */
function Facts({ block, page }: Props) {
  const json = jsonLd(JSON.stringify(articleData(block, page.labels.language)));
  if (!json) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every character that could end the element is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
