interface Props {
  /** Machine-readable: `2027-01-12`. */
  of?: string;
  /** The formatted text, from format.ts. */
  children: string;
  title?: string;
}

/** A formatted date. Server and browser may have different locale data, so the server's text stays. */
export function Moment({ of: dateTime, children, title }: Props) {
  return (
    <time dateTime={dateTime} title={title} suppressHydrationWarning>
      {children}
    </time>
  );
}
