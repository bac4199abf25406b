import '#ui/shared/base.css';

interface Props {
  children: React.ReactNode;
}

/** What the style sheets of public pages begin with. */
export default function SiteLayout({ children }: Props) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
