import { useLabels } from './labels.tsx';

/** A company's own web address, without what every address begins with; it opens beside the page. */
export function WebLink({ url }: { url: string }) {
  const { t } = useLabels();
  return (
    <p>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {url.replace(/^https?:\/\/(www\.)?/i, '')}
        <span className="visually-hidden"> ({t('new-tab')})</span>
      </a>
    </p>
  );
}
