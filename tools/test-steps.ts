/** What to run: the quick checks, also what a change is likely to break, or everything. Each includes the previous one. */
export const tiers = ['check', 'test', 'all'] as const
export type Tier = (typeof tiers)[number]

/** One step of `npm run check`, `npm test` and `npm test -- --all`: an npm script, which also runs alone. */
export type Step = {
  script: string
  /**
   * How its tests are counted: `vitest` from Vitest's own report, `report` from the one that the script writes.
   * Otherwise the step counts as one check.
   */
  counts?: 'vitest' | 'report'
  /** Output of the step that is worth repeating on success. A step without it has failed. */
  says?: RegExp
  /** Steps whose results this one needs. */
  after?: string[]
  /** Keeps all processors busy or measures time, so it must run alone. */
  isAlone?: boolean
}

type TieredStep = Step & {
  /** The smallest tier that runs it. */
  tier: Tier
  /** A step that includes all tests of this one, and replaces it in tiers that have both. */
  within?: string
}

/** All steps, roughly in running order. */
export const steps: TieredStep[] = [
  { script: 'test:unit', tier: 'check', within: 'test:coverage', counts: 'vitest' },
  { script: 'test:coverage', tier: 'all', counts: 'vitest' },
  { script: 'build', tier: 'test' },
  { script: 'check:coverage', tier: 'all', says: /^Branches: .*$/m, after: ['test:coverage'] },
  { script: 'check:types', tier: 'check' },
  { script: 'check:rules', tier: 'check', says: /^Rules: \d.*$/m },
  { script: 'check:lint', tier: 'check' },
  { script: 'build:storybook', tier: 'test' },
  { script: 'test:build', tier: 'test', counts: 'vitest', after: ['build'] },
  { script: 'build:lib', tier: 'all' },
  { script: 'check:lib', tier: 'all', after: ['build:lib'] },
  { script: 'test:example', tier: 'all', counts: 'vitest', after: ['build:lib'] },
  { script: 'check:layers', tier: 'check' },
  { script: 'check:openapi', tier: 'check' },
  { script: 'check:unused', tier: 'check' },
  { script: 'check:licences', tier: 'check' },
  {
    script: 'test:mutation',
    tier: 'all',
    says: /^Mutation score of \d.*$|Final mutation score of \d.*$/m,
    after: ['test:coverage'],
    isAlone: true,
  },
  { script: 'test:stories:main', tier: 'test', within: 'test:stories', counts: 'vitest', isAlone: true },
  { script: 'test:stories', tier: 'all', counts: 'vitest', isAlone: true },
  { script: 'check:seen', tier: 'all', says: /^Seen in stories: .*$/m, after: ['test:stories'] },
  {
    script: 'test:pictures:main',
    tier: 'test',
    within: 'test:pictures',
    counts: 'report',
    after: ['build:storybook'],
    isAlone: true,
  },
  { script: 'test:pictures', tier: 'all', counts: 'report', after: ['build:storybook'], isAlone: true },
  {
    script: 'check:catalogue',
    tier: 'all',
    says: /^Catalogue: .*$/m,
    after: ['build:storybook', 'test:stories', 'test:pictures'],
  },
  { script: 'test:window', tier: 'all', counts: 'vitest', after: ['build:storybook'], isAlone: true },
  { script: 'test:widgets', tier: 'all', counts: 'vitest', after: ['build:storybook'], isAlone: true },
  { script: 'test:e2e', tier: 'all', counts: 'vitest', after: ['build'], isAlone: true },
  {
    script: 'test:journeys:main',
    tier: 'test',
    within: 'test:journeys',
    counts: 'vitest',
    says: /^Journeys: .*$/m,
    after: ['build'],
    isAlone: true,
  },
  {
    script: 'test:journeys',
    tier: 'all',
    counts: 'vitest',
    says: /^Journeys: .*$/m,
    after: ['build'],
    isAlone: true,
  },
  {
    script: 'test:access',
    tier: 'all',
    counts: 'vitest',
    says: /^Accessibility: .*$/m,
    after: ['build'],
    isAlone: true,
  },
  { script: 'test:deploy', tier: 'all', counts: 'vitest', after: ['build', 'test:build'], isAlone: true },
]

/** The steps of a tier, in order. */
export function stepsOf(tier: Tier): TieredStep[] {
  const taken = steps.filter((step) => tiers.indexOf(step.tier) <= tiers.indexOf(tier))
  return taken.filter(({ within }) => !taken.some(({ script }) => script === within))
}

/** The scripts of the full run that these steps leave out. */
export function leftOutOf(taken: readonly Step[]): string[] {
  return stepsOf('all')
    .filter((step) => !taken.includes(step))
    .map(({ script }) => script)
}

/** The given steps and those they depend on, e.g. for one of several machines. Throws for an unknown name. */
export function stepsFor(scripts: readonly string[]): TieredStep[] {
  const wanted = new Set<string>()
  const want = (script: string) => {
    const step = steps.find((candidate) => candidate.script === script)
    if (!step) throw new Error(`There is no step ${script}.`)
    wanted.add(script)
    step.after?.forEach(want)
  }
  scripts.forEach(want)
  return steps.filter(({ script }) => wanted.has(script))
}
