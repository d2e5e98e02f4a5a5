declare module '*.po' {
  export const messages: import('./format-message.ts').Messages
}
