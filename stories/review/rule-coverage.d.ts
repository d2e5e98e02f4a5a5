declare module 'virtual:rule-coverage' {
  export const coverage: import('../../tools/rules/model.ts').Coverage
}
