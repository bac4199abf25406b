import type { ExhibitorLogosBlock } from '@fairdesk/core/page';
import { Picture } from '../../shared/picture.tsx';
import type { ExhibitorLogosData } from '../fair-data.ts';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './exhibitor-logos-block.module.css';

interface Props {
  block: ExhibitorLogosBlock;
  page: RenderContext;
}

/** Some of the exhibitors by their logos. Visitors see nothing while no company has one. */
export function ExhibitorLogosView({ block, page }: Props) {
  const companies = page.fair?.exhibitorLogos?.[block.uid];
  if (companies === undefined) return page.state === 'edit' ? <Head block={block} page={page} /> : null;
  return companies instanceof Promise ? (
    <LateLogos companies={companies} block={block} page={page} />
  ) : (
    <Logos companies={companies} block={block} page={page} />
  );
}

async function LateLogos({ companies, ...rest }: Props & { companies: Promise<ExhibitorLogosData> }) {
  return <Logos companies={await companies} {...rest} />;
}

function Logos({ companies, block, page }: Props & { companies: ExhibitorLogosData }) {
  if (companies === 'unavailable' || companies.length === 0) return null;
  return (
    <div className={styles.block}>
      <Head block={block} page={page} />
      <ul className={styles.logos}>
        {companies.map(({ slug, name, logoUrl }) => (
          <li key={slug}>
            <a href={`${block.list}/${encodeURIComponent(slug)}`} className={styles.company}>
              <Picture src={logoUrl} alt="" loading="lazy" className="on-paper" />
              <span dir="auto">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Head({ block, page }: Props) {
  return (
    <div className={styles.head}>
      <BlockTitle block={block} page={page} />
      <BlockLink block={block} page={page} />
    </div>
  );
}
