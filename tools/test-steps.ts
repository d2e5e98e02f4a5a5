/** A step of `npm test` or `npm run test:all`: an npm script that can also be run on its own. */
export type Step = {
  script: string
  /** Whether Vitest runs the step and counts its tests. Otherwise the step counts as one check. */
  hasTests?: boolean
  /** Output that the step must print, and that the summary repeats. */
  expectedOutput?: RegExp
  /** Steps that must pass before this step runs. */
  after?: string[]
  /** Whether the step keeps all processors busy or measures time, so that it cannot run in parallel. */
  isExclusive?: boolean
}

type PlannedStep = Step & {
  /**
   * Whether the step is part of the gate, `npm test`. The result of a gate step must not depend on the day, the time
   * zone or the load on the machine. All other steps run only in `npm run test:all`.
   */
  isGate?: boolean
  /** Steps that together run all tests of this step, and therefore replace it in the full run. */
  replacedBy?: string[]
}

/** All steps, roughly in execution order. */
export const steps: PlannedStep[] = [
  { script: 'test:unit', isGate: true, replacedBy: ['test:coverage'], hasTests: true },
  { script: 'test:coverage', hasTests: true },
  { script: 'build', isGate: true },
  { script: 'check:types', isGate: true },
  { script: 'check:rules', isGate: true, expectedOutput: /^Rules: \d.*$/m },
  { script: 'check:lint', isGate: true },
  { script: 'build:storybook', isGate: true },
  { script: 'test:build', isGate: true, hasTests: true, after: ['build'] },
  { script: 'check:budgets', isGate: true, expectedOutput: /^Budgets: .*$/m, after: ['build'] },
  { script: 'build:lib', isGate: true },
  { script: 'check:lib', isGate: true, after: ['build:lib'] },
  // Not in the gate, because it installs packages from the registry without a lock file.
  { script: 'test:example', hasTests: true, after: ['build:lib'] },
  { script: 'check:layers', isGate: true, expectedOutput: /\d{3,} modules/ },
  { script: 'check:openapi', isGate: true },
  { script: 'check:unused', isGate: true },
  { script: 'check:licenses', isGate: true },
  {
    script: 'test:mutation',
    expectedOutput: /^Mutation score of \d.*$|Final mutation score of \d.*$/m,
    after: ['test:coverage'],
    isExclusive: true,
  },
  { script: 'test:stories:main', isGate: true, replacedBy: ['test:stories'], hasTests: true, isExclusive: true },
  { script: 'test:stories', hasTests: true, isExclusive: true },
  {
    script: 'test:screenshots',
    expectedOutput: /^.*screenshots.*compared.*$/im,
    after: ['build:storybook'],
    isExclusive: true,
  },
  { script: 'test:storybook', hasTests: true, after: ['build:storybook'], isExclusive: true },
  { script: 'test:widgets', hasTests: true, after: ['build:storybook'], isExclusive: true },
  {
    script: 'test:smoke',
    isGate: true,
    replacedBy: ['test:e2e', 'test:journeys', 'test:accessibility'],
    hasTests: true,
    after: ['build'],
    isExclusive: true,
  },
  { script: 'test:e2e', hasTests: true, after: ['build'], isExclusive: true },
  { script: 'test:journeys', hasTests: true, after: ['build'], isExclusive: true },
  { script: 'test:accessibility', hasTests: true, after: ['build'], isExclusive: true },
  { script: 'test:deploy', hasTests: true, after: ['build', 'test:build'], isExclusive: true },
]

/** The steps of `npm test`. */
export const gateSteps = steps.filter(({ isGate }) => isGate)

/** The steps of `npm run test:all`: all steps except those that other steps replace. */
export const allSteps = steps.filter(({ replacedBy }) => !replacedBy)

/** Returns these steps and the steps that they depend on, e.g. for one of several CI jobs. Throws for unknown names. */
export function stepsFor(scripts: readonly string[]): PlannedStep[] {
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
