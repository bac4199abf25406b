import { accentOf, accentRule } from './accent.ts';

interface Props {
  /** `#0a5c4a`; empty for none. */
  colour: string;
}

/** Dresses the page in the event's colour, wherever on it this stands. */
export function Brand({ colour }: Props) {
  const accent = accentOf(colour);
  return (
    <>
      <style href={`brand-${accent.brand.slice(1)}`} precedence="medium">
        {accentRule(accent)}
      </style>
      <span hidden data-brand={accent.brand} />
    </>
  );
}
