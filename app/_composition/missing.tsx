/** Tells our own server that the page is a 404: the framework would send one without a body. */
export const Missing = () => <meta name="status" content="404" />;
