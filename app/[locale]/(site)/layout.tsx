import '#ui/shared/theme/base.css';

interface Props {
  children: React.ReactNode;
}

/** Imports the base style sheet of public pages. */
export default function SiteLayout({ children }: Props) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
