/** How far this release keeps a rule, as stated in its row. `softened`: deliberately kept in another form than its wording. */
export type State = 'covered' | 'softened' | 'part' | 'rule only' | 'not yet'

/** The ways to prove a rule: a story, a real browser, a check of all sources or the build, or a unit test. */
export const ways = ['story', 'browser', 'house', 'unit'] as const

export type Way = (typeof ways)[number]

/** One numbered rule, as given by its row in the documents. */
export type Rule = {
  id: string
  /** The letters before the number. */
  area: string
  words: string
  /** The row's last cell: where the rule is implemented, and what proves it. */
  where: string
  state: State
  /** The stories, tests and folders that the row names as proof. */
  proofs: string[]
  /** The ways in which the row requires it to be proved, each by a story or test that cites it. */
  demands: Way[]
}

/** A family of rules: one chapter of a document. */
export type Area = { id: string; title: string; document: string; rules: Rule[] }

/** A story or test that cites the rules it shows. */
export type Proof = {
  kind: 'story' | 'test'
  file: string
  line: number
  /** The name that a reviewer sees: a story's, or a test's together with its suites'. */
  name: string
  rules: string[]
  /** A story's id in Storybook. */
  storyId?: string
  /** A story's title in the sidebar. */
  title?: string
  /** Why it proves nothing: it is skipped, or asserts nothing. */
  defect?: string
}

/** A rule with its proofs, as indexes into `Coverage.proofs`. */
export type CoveredRule = Omit<Rule, 'proofs' | 'demands'> & { shownBy: number[] }

/** All rules and proofs, as shown on the review page. */
export type Coverage = {
  areas: (Omit<Area, 'rules'> & { rules: CoveredRule[] })[]
  proofs: Omit<Proof, 'defect'>[]
}
