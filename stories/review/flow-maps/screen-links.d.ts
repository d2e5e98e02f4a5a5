declare module 'virtual:screen-links.js' {
  export const links: readonly import('../../../tools/flow-map/screen-links.ts').ScreenLink[]
}
