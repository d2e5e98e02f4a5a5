declare module 'virtual:rule-coverage.js' {
  export const coverage: import('../../../tools/rules/model.ts').Coverage
}
