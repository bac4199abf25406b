import type { AwardStanding } from '@fairdesk/core/awards';

interface Props {
  /** The title in the page or the form; empty for that of the award. */
  own: string;
  award: Pick<AwardStanding, 'title' | 'languages'>;
  className: string | undefined;
}

/** The heading of an award's screen. */
export function AwardTitle({ own, award: { title, languages }, className }: Props) {
  return (
    <p className={className} lang={own ? undefined : languages?.title}>
      {own || title}
    </p>
  );
}
