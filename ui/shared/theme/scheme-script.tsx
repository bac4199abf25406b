import type { ColourScheme } from './colour-scheme.ts';

interface Props {
  scheme: ColourScheme;
  /** Allows the script. */
  nonce: string;
}

/** Sets the colour scheme before the first paint. The attribute is not rendered, so that a refresh leaves it alone. */
export function SchemeScript({ scheme, nonce }: Props) {
  const value =
    scheme === 'auto' ? "matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'" : `'${scheme}'`;
  return <script nonce={nonce}>{`document.documentElement.dataset.mantineColorScheme=${value}`}</script>;
}
