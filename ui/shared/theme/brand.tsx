import { accentOf, accentRule } from './accent.ts';

interface Props {
  /** `#0a5c4a`; empty for none. */
  colour: string;
}

/** Applies the event's colour to the whole page, wherever it is rendered. */
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
