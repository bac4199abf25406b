import { useLabels } from './texts/labels.tsx';

/** A link to a company's website, displayed without scheme; opens in a new tab. */
export function WebLink({ url }: { url: string }) {
  const { t } = useLabels();
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {url.replace(/^https?:\/\/(www\.)?/i, '')}
      <span className="visually-hidden"> ({t('new-tab')})</span>
    </a>
  );
}
