/** One step of `npm test` or `npm run test:all`: an npm script, which also runs alone. */
export type Step = {
  script: string
  /**
   * How its tests are counted: `vitest` from Vitest's own report, `report` from the one that the script writes.
   * Otherwise the step counts as one check.
   */
  counts?: 'vitest' | 'report'
  /** Output of the step that is worth repeating on success. A step that does not print it has failed. */
  says?: RegExp
  /** Steps whose results this one needs. */
  after?: string[]
  /** Keeps all processors busy or measures time, so it must run alone. */
  isAlone?: boolean
}

type TimedStep = Step & {
  /**
   * `each change`: in `npm test`, the gate. Its result must not depend on the day, the time zone or how busy the machine is:
   * nothing in it is retried, sleeps, measures time or waits for something temporary. `night`: only in `npm run test:all`.
   */
  when: 'each change' | 'night'
  /** Steps that together run all tests of this one, and replace it where everything runs. */
  within?: string[]
}

/** All steps, roughly in running order. */
export const steps: TimedStep[] = [
  { script: 'test:unit', when: 'each change', within: ['test:coverage'], counts: 'vitest' },
  { script: 'test:coverage', when: 'night', counts: 'vitest' },
  { script: 'build', when: 'each change' },
  { script: 'check:types', when: 'each change' },
  { script: 'check:rules', when: 'each change', says: /^Rules: \d.*$/m },
  { script: 'check:lint', when: 'each change' },
  { script: 'build:storybook', when: 'each change' },
  { script: 'test:build', when: 'each change', counts: 'vitest', after: ['build'] },
  { script: 'check:budgets', when: 'each change', says: /^Budgets: .*$/m, after: ['build'] },
  { script: 'build:lib', when: 'each change' },
  { script: 'check:lib', when: 'each change', after: ['build:lib'] },
  // Installs from the registry, without a lock file.
  { script: 'test:example', when: 'night', counts: 'vitest', after: ['build:lib'] },
  { script: 'check:layers', when: 'each change', says: /\d{3,} modules/ },
  { script: 'check:openapi', when: 'each change' },
  { script: 'check:unused', when: 'each change' },
  { script: 'check:licences', when: 'each change' },
  // Runs Stryker, and programs that may be missing on this machine.
  { script: 'test:tools', when: 'night', counts: 'vitest' },
  {
    script: 'test:mutation',
    when: 'night',
    says: /^Mutation score of \d.*$|Final mutation score of \d.*$/m,
    after: ['test:coverage'],
    isAlone: true,
  },
  { script: 'test:stories:main', when: 'each change', within: ['test:stories'], counts: 'vitest', isAlone: true },
  { script: 'test:stories', when: 'night', counts: 'vitest', isAlone: true },
  { script: 'test:pictures', when: 'night', counts: 'report', after: ['build:storybook'], isAlone: true },
  { script: 'test:window', when: 'night', counts: 'vitest', after: ['build:storybook'], isAlone: true },
  { script: 'test:widgets', when: 'night', counts: 'vitest', after: ['build:storybook'], isAlone: true },
  {
    script: 'test:smoke',
    when: 'each change',
    within: ['test:e2e', 'test:journeys', 'test:access'],
    counts: 'vitest',
    after: ['build'],
    isAlone: true,
  },
  { script: 'test:e2e', when: 'night', counts: 'vitest', after: ['build'], isAlone: true },
  {
    script: 'test:journeys',
    when: 'night',
    counts: 'vitest',
    says: /^Journeys: .*$/m,
    after: ['build'],
    isAlone: true,
  },
  {
    script: 'test:access',
    when: 'night',
    counts: 'vitest',
    says: /^Accessibility: .*$/m,
    after: ['build'],
    isAlone: true,
  },
  { script: 'test:deploy', when: 'night', counts: 'vitest', after: ['build', 'test:build'], isAlone: true },
]

/** The steps of `npm test`. */
export const gateSteps = steps.filter(({ when }) => when === 'each change')

/** The steps of `npm run test:all`: all except those that others include. */
export const allSteps = steps.filter(({ within }) => !within)

/** The given steps and those they depend on, e.g. for one of several machines. Throws for an unknown name. */
export function stepsFor(scripts: readonly string[]): TimedStep[] {
  const selected = new Set<string>()
  const select = (script: string) => {
    const step = steps.find((candidate) => candidate.script === script)
    if (!step) throw new Error(`There is no step named ${script}.`)
    selected.add(script)
    step.after?.forEach(select)
  }
  scripts.forEach(select)
  return steps.filter(({ script }) => selected.has(script))
}
