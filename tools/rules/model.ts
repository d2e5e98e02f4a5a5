/** How far a rule is kept in this release, as its row says. */
export type State = 'covered' | 'part' | 'rule only' | 'not yet'

/** How something can be proved: by a story, in a real browser, over the sources or the build as a whole, or by itself. */
export const ways = ['story', 'browser', 'house', 'unit'] as const

export type Way = (typeof ways)[number]

/** One numbered rule, as its row in the documents has it. */
export type Rule = {
  id: string
  /** The letters before the number. */
  area: string
  words: string
  /** The row's last cell: where it is kept, and what proves it. */
  where: string
  state: State
  /** The stories, tests and folders of them that the row names as its proof. */
  proofs: string[]
  /** The ways that it must be proved in, each by a story or test that cites it, where its row says so. */
  demands: Way[]
}

/** A family of rules: a chapter of one of the documents. */
export type Area = { id: string; title: string; document: string; rules: Rule[] }

/** A story or a test that says which rules it shows. */
export type Proof = {
  kind: 'story' | 'test'
  file: string
  line: number
  /** What a reviewer sees: a story's name, a test's name with those of the suites around it. */
  name: string
  rules: string[]
  /** A story's id in Storybook. */
  storyId?: string
  /** A story's place in the sidebar. */
  title?: string
  /** What keeps it from showing anything: it is skipped, or asserts nothing. */
  defect?: string
}

/** A rule with what shows it: places in `Coverage.proofs`. */
export type CoveredRule = Omit<Rule, 'proofs' | 'demands'> & { shownBy: number[] }

/** All of it, as the review page draws it. */
export type Coverage = {
  areas: (Omit<Area, 'rules'> & { rules: CoveredRule[] })[]
  proofs: Omit<Proof, 'defect'>[]
}
