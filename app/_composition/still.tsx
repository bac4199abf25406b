/** Tells our own server that nothing on the page needs React: it is sent without. */
export const Still = () => <meta name="still" content="true" />;
