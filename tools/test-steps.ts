/** One step of `npm test`: an npm script, which also runs alone. */
export type Step = {
  script: string
  /**
   * How its tests are counted: `vitest` from Vitest's own report, `report` from the one that the script writes.
   * Without, the step is one check.
   */
  counts?: 'vitest' | 'report'
  /** What a step says in its output that is worth telling when all is well. One that does not say it has failed. */
  says?: RegExp
  /** Steps whose work this one needs. */
  after?: string[]
  /** It keeps both hands busy, or measures time, and so runs by itself. */
  isAlone?: boolean
}

/** Everything that `npm test` runs, roughly in this order. */
export const steps: Step[] = [
  { script: 'test:coverage', counts: 'vitest' },
  { script: 'build' },
  { script: 'check:coverage', says: /^Branches: .*$/m, after: ['test:coverage'] },
  { script: 'check:types' },
  { script: 'check:rules', says: /^Rules: \d.*$/m },
  { script: 'check:lint' },
  { script: 'build:storybook' },
  { script: 'test:build', counts: 'vitest', after: ['build'] },
  { script: 'build:lib' },
  { script: 'check:lib', after: ['build:lib'] },
  { script: 'test:example', counts: 'vitest', after: ['build:lib'] },
  { script: 'check:layers' },
  { script: 'check:openapi' },
  { script: 'check:unused' },
  { script: 'check:licences' },
  { script: 'test:mutation', says: /Final mutation score of \d.*$/m, after: ['test:coverage'], isAlone: true },
  { script: 'test:stories', counts: 'vitest', isAlone: true },
  { script: 'check:seen', says: /^Seen in stories: .*$/m, after: ['test:stories'] },
  { script: 'test:pictures', counts: 'report', after: ['build:storybook'], isAlone: true },
  {
    script: 'check:catalogue',
    says: /^Catalogue: .*$/m,
    after: ['build:storybook', 'test:stories', 'test:pictures'],
  },
  { script: 'test:widgets', counts: 'vitest', after: ['build:storybook'], isAlone: true },
  { script: 'test:e2e', counts: 'vitest', after: ['build'], isAlone: true },
  { script: 'test:journeys', counts: 'vitest', says: /^Journeys: .*$/m, after: ['build'], isAlone: true },
  { script: 'test:access', counts: 'vitest', says: /^Accessibility: .*$/m, after: ['build'], isAlone: true },
  { script: 'test:deploy', counts: 'vitest', after: ['build', 'test:build'], isAlone: true },
]
