import { enableStaticRendering, observer } from 'mobx-react-lite';

// Observers must not subscribe on the server: otherwise each render leaks its reactions for 10 s.
enableStaticRendering(typeof window === 'undefined');

export { observer };
