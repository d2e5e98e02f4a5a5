declare module 'virtual:rule-coverage.js' {
  export const areas: import('../../../tools/rules/read-rules.ts').Area[]
  export const proofs: import('../../../tools/rules/read-proofs.ts').Proof[]
}
