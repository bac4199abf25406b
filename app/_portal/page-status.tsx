interface Props {
  status: 404 | 503;
}

/** Passes the page's status to our own server: the framework would send its own error, without our body. */
export const PageStatus = ({ status }: Props) => <meta name="status" content={String(status)} />;
