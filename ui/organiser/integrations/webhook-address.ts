/** The address of a webhook in parts, of which the host names it. */
interface WebhookAddress {
  /** The scheme, unless it is the usual one. */
  readonly before: string;
  readonly host: string;
  readonly after: string;
}

/** The parts of an address: `crm.example` and `/hooks` of `https://crm.example/hooks`. */
export const webhookAddress = (url: string): WebhookAddress => {
  if (!URL.canParse(url)) return { before: '', host: url, after: '' };
  const { protocol, host, pathname, search } = new URL(url);
  return {
    before: protocol === 'https:' ? '' : `${protocol}//`,
    host,
    after: `${pathname === '/' ? '' : pathname}${search}`,
  };
};
