interface Props {
  status: 404 | 503;
}

/** Tells our own server the status of the page: the framework would send one of its own, without a body of ours. */
export const PageStatus = ({ status }: Props) => <meta name="status" content={String(status)} />;
