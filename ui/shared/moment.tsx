interface Props {
  /** For machines: `2027-01-12`. */
  of?: string;
  /** For people, from format.ts. */
  children: string;
  title?: string;
}

/** A formatted date. Server and browser may know different versions of a language; the server's words stay. */
export function Moment({ of: dateTime, children, title }: Props) {
  return (
    <time dateTime={dateTime} title={title} suppressHydrationWarning>
      {children}
    </time>
  );
}
