// the package has types for its whole alone
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
