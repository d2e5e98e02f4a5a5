import { useState } from 'react'
import { TextField } from '../../../src/primitives/text-field.tsx'
import { Inline } from '../../contract/prose.tsx'
import { keepArgs } from '../keep-args.ts'
import { ProofList } from './proof-list.tsx'
import { areas, byFile, isArea, proofsOf, rules, searchRules, sums } from './read-coverage.ts'
import { RuleEntry } from './rule-entry.tsx'
import styles from './rules.module.css'
import { Navigation } from './rules-navigation.tsx'

/** What is shown; it stands in the story's address, so that a link shows the same. */
export type RulesChoice = {
  /** An area's letters, or the way back: `stories`, `tests`. */
  show: string
  /** Searched for in every area. */
  words: string
}

const totals = [
  ['rules', sums.rules],
  ['with a story', sums.withStory],
  ['with a test', sums.withTest],
  ['in part', sums.inPart],
  ['links', sums.links],
] as const

/** A rule that the address names by its anchor decides which area is seen first. */
function areaOfAnchor(): string | undefined {
  const anchor = window.location.hash.slice(1)
  return rules.find(({ id }) => id === anchor)?.area
}

function Totals() {
  return (
    <dl className={styles.totals}>
      {totals.map(([what, count]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

function Found({ show, words }: RulesChoice) {
  if (show === 'stories' || show === 'tests')
    return (
      <section>
        <h2>{show === 'stories' ? 'Stories, and the rules they show' : 'Tests, and the rules they show'}</h2>
        <ProofList kind={show === 'stories' ? 'story' : 'test'} words={words} />
      </section>
    )
  const found = words.trim() ? searchRules(words) : rules.filter(({ area }) => area === show)
  if (found.length === 0) return <p>No rule has all of these words.</p>
  return areas
    .map((area) => ({ ...area, rules: found.filter((rule) => rule.area === area.id) }))
    .filter((area) => area.rules.length > 0)
    .map(({ id, title, document, rules: ofArea }) => (
      <section key={id}>
        <h2>
          {id}: {title}
        </h2>
        <p className={styles.muted}>
          <Inline text={`From \`${document}\`, where its words stand.`} />
        </p>
        <ul className={styles.rules}>
          {ofArea.map((rule) => (
            <RuleEntry key={`${rule.id} ${found.length === 1}`} rule={rule} isAlone={found.length === 1} />
          ))}
        </ul>
      </section>
    ))
}

function statusOf({ show, words }: RulesChoice): string {
  if (show === 'stories' || show === 'tests') {
    const found = proofsOf(show === 'stories' ? 'story' : 'test', words)
    return `Found: ${found.length}, in files: ${byFile(found).length}`
  }
  const count = words.trim() ? searchRules(words).length : rules.filter(({ area }) => area === show).length
  return `${count} of ${rules.length} rules`
}

/** Each numbered rule with the stories and tests that show it, and each of them with its rules. In English alone. */
export function RulesPage(first: RulesChoice) {
  const [choice, setChoice] = useState<RulesChoice>({ ...first, show: areaOfAnchor() ?? first.show })
  const choose = (next: Partial<RulesChoice>) => {
    setChoice({ ...choice, ...next })
    keepArgs(next)
  }
  const isSearchOfRules = choice.words.trim() !== '' && isArea(choice.show)
  return (
    <div className={styles.page} lang="en">
      <header className={styles.header}>
        <h1>Rules</h1>
        <p>
          What the product does and what keeps it safe, one numbered rule at a time, with the stories and tests that
          show it. A rule without one fails the tests. Links are made of what each story and test says of itself.
        </p>
        <Totals />
      </header>
      <search className={styles.search}>
        <TextField
          label="Search"
          type="search"
          placeholder="WID-06, countdown"
          value={choice.words}
          onChange={({ currentTarget }) => choose({ words: currentTarget.value })}
          reserve="none"
        />
        <p role="status" className={styles.muted}>
          {statusOf(choice)}
        </p>
      </search>
      <Navigation shown={isSearchOfRules ? undefined : choice.show} onShow={(show) => choose({ show, words: '' })} />
      <main className={styles.main}>
        <Found {...choice} />
      </main>
    </div>
  )
}
