import { useState } from 'react'
import { TextField } from '../../../src/primitives/text-field.tsx'
import { Inline } from '../../contract/prose.tsx'
import { counted } from '../counted.ts'
import { keepArgs, readKept } from '../keep-args.ts'
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
  ['softened', sums.softened],
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
        <h2>{show === 'stories' ? 'Stories, and the rules they prove' : 'Tests, and the rules they prove'}</h2>
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
          <Inline text={`The full text is in \`${document}\`.`} />
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
    return `${counted(found.length, show === 'stories' ? 'story' : 'test')} in ${counted(byFile(found).length, 'file')}`
  }
  const count = words.trim() ? searchRules(words).length : rules.filter(({ area }) => area === show).length
  return `${count} of ${rules.length} rules`
}

/** Each numbered rule with the stories and tests that show it, and each of them with its rules. In English alone. */
export function RulesPage(first: RulesChoice) {
  const [choice, setChoice] = useState(() => {
    const kept = readKept(first)
    return { ...kept, show: areaOfAnchor() ?? kept.show }
  })
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
          What the product does and what keeps it safe, rule by rule, with the stories and tests that prove each. A rule
          without a proof fails the build. Stories and tests cite their rules in the code, and the links come from
          there.
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
