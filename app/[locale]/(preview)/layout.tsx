/** A draft may contain any block, so it uses the layout of interactive pages. */
export { default } from '../(portal)/layout.tsx';
