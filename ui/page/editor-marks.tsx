import { jsonLd } from '@fairdesk/core/page';

interface Props {
  /** Addresses of the scripts of the editor. */
  scripts: readonly string[];
  /** Data for those scripts, by element id; with the mark of a page that is edited. */
  data: Readonly<Record<string, unknown>>;
  nonce: string;
}

/** The editor's scripts and data within a page that is edited. Site spec §9. */
export function EditorMarks({ scripts, data, nonce }: Props) {
  return (
    <>
      {Object.entries(data).map(([id, value]) => (
        <Json key={id} id={id} value={value} />
      ))}
      {scripts.map((src) => (
        <script key={src} src={src} nonce={nonce} />
      ))}
    </>
  );
}

function Json({ id, value }: { id: string; value: unknown }) {
  const __html = jsonLd(JSON.stringify(value)) ?? '{}';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html }} />;
}
