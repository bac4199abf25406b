/**
 * A cookie that pages cached for all visitors read in the browser, to show that the visitor is signed in.
 *
 * It holds no secret and gives no access: the session's own cookie does.
 */
export const SIGNED_IN_COOKIE = 'signed-in';

/** Its value for a visitor without a role at any fair, who has no dashboard. */
export const SIGNED_IN_VISITOR = 'visitor';
