import type { SearchResult } from '@fairdesk/core/search';
import rows from '../shared/found-rows.module.css';
import linked from '../shared/linked-card.module.css';
import { numberText } from '../shared/texts/format.ts';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { WAIT } from '../shared/texts/wait-parameter.ts';
import { searchAt } from './search-address.ts';
import type { SearchData, SearchMatches } from './search-data.ts';

interface Props {
  data: SearchData;
  matches: SearchMatches;
  labels: ServerLabels;
}

/** Search results. The script loads more while scrolling; without it there is a link to the next page. */
export function SearchMatchList({ data, matches, labels: { t, language } }: Props) {
  const { text, page } = data;
  const { results, total, offset, limit, source, isPartial } = matches;
  const end = Math.min(offset + limit, total);
  const to = (other: number) => searchAt({ ...data, page: other });
  const partial = isPartial && <p className={rows.count}>{t('search-partial')}</p>;
  if (total === 0)
    return (
      <div role="status">
        <p>{t('search-none', { q: text })}</p>
        <p className={rows.count}>{t('search-none-hint')}</p>
        {partial}
      </div>
    );
  return (
    <search-results
      data-source={source}
      data-end={end}
      data-total={total}
      data-shown={t('search-shown', { n: '{n}', total: numberText(total, language) })}
      data-loading={t('search-loading')}
      data-failed={t('search-failed')}
      data-throttled={t('search-throttled', WAIT)}
      class={rows.found}
    >
      <p role="status" className={rows.count}>
        {results.length > 0 ? t('search-found', { n: total, q: text }) : t('search-past')}
      </p>
      {partial}
      {page > 1 && <a href={to(1)}>{t('search-first')}</a>}
      <ol start={offset + 1}>
        {results.map((result) => (
          <Result key={result.id} result={result} />
        ))}
      </ol>
      <p role="status" data-status="" className={rows.count} />
      {results.length > 0 && end < total && (
        <a href={to(page + 1)} rel="next" data-more="" className={rows.on}>
          {t('search-more')}
        </a>
      )}
    </search-results>
  );
}

function Result({ result: { title, description, url, languages } }: { result: SearchResult }) {
  return (
    <li className={`${linked.card} ${rows.row}`}>
      <h2 dir="auto">
        <a href={url || undefined}>{title}</a>
      </h2>
      <p dir="auto" lang={languages?.description}>
        {description}
      </p>
    </li>
  );
}
