import { enableStaticRendering, observer } from 'mobx-react-lite';

// On the server an observer must not subscribe: without this each render leaks its reactions for 10 s.
enableStaticRendering(typeof window === 'undefined');

export { observer };
