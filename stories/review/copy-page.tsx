import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../src/primitives/button.tsx'
import { TextField } from '../../src/primitives/text-field.tsx'
import { writeSheet } from '../../tools/corrections/sheet.ts'
import styles from './copy.module.css'
import { CopyTable } from './copy-rows.tsx'
import { areas, find, type Kind, kinds, placeName, type Question, rows, type TextRow } from './copy-texts.ts'
import { keepArgs, readKept } from './keep-args.ts'
import { storyName } from './story-list.ts'
import { useStories } from './use-stories.ts'

/** So many are drawn at once: all of them would take seconds. */
export const pageLength = 25

function Choice(props: { label: string; value: string; onChoose: (value: string) => void; children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={({ currentTarget }) => props.onChoose(currentTarget.value)}>
        {props.children}
      </select>
    </div>
  )
}

/** Hands the texts out as a file that a spreadsheet opens. */
function download(found: readonly TextRow[], nameOf: (story: string) => string): void {
  const sheet = writeSheet(found.map(({ id, texts, places }) => ({ id, texts, seen: places?.map(nameOf) ?? [] })))
  const address = URL.createObjectURL(new Blob([sheet], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'portico-texts.csv'
  link.click()
  URL.revokeObjectURL(address)
}

function Steps() {
  return (
    <p>
      To correct texts, download the file and open it in a spreadsheet. Edit the words in <code>en</code>,{' '}
      <code>zh-CN</code> or <code>zh-TW</code>. Do not change <code>id</code>, <code>was</code> or anything in braces;
      rows may be deleted. Save it as <b>CSV UTF-8</b> and send it to an engineer of the team, who runs{' '}
      <code>npm run texts:apply -- portico-texts.csv</code>.
    </p>
  )
}

/** Every text of the product in its three languages, with where it is seen. The page itself speaks English alone. */
export function CopyPage(first: Question) {
  const [question, setQuestion] = useState(() => readKept(first))
  const [drawn, setDrawn] = useState(pageLength)
  const stories = useStories()
  const nameOf = (id: string) => {
    const story = stories.find((entry) => entry.id === id)
    return story ? storyName(story) : placeName(id)
  }
  const found = find(question)
  const ask = (change: Partial<Question>) => {
    setQuestion({ ...question, ...change })
    keepArgs(change)
    setDrawn(pageLength)
  }
  const isAll = found.length === rows.length

  return (
    <main className={styles.page} lang="en">
      <header className={styles.header}>
        <h1>Copy</h1>
        <p>
          Every text of the product in English, 简体中文 and 繁體中文, with the stories that show it. Values that the
          page fills in are marked, like <code className={styles.value}>{'{product}'}</code>.
        </p>
        <Steps />
      </header>
      <search className={styles.search}>
        <TextField
          label="Search"
          type="search"
          placeholder="Words in any language, an id, a code"
          value={question.words}
          onChange={({ currentTarget }) => ask({ words: currentTarget.value })}
          reserve="none"
        />
        <Choice label="Area" value={question.area} onChoose={(area) => ask({ area })}>
          <option value="">All areas</option>
          {areas.map(({ name, count }) => (
            <option key={name} value={name}>
              {`${name} (${count})`}
            </option>
          ))}
        </Choice>
        <Choice label="Show" value={question.kind} onChoose={(kind) => ask({ kind: kind as Kind })}>
          {Object.entries(kinds).map(([kind, { title }]) => (
            <option key={kind} value={kind}>
              {title}
            </option>
          ))}
        </Choice>
      </search>
      <div className={styles.sums}>
        <p role="status">
          {isAll ? `${rows.length} texts in ${areas.length} areas` : `${found.length} of ${rows.length} texts`}
        </p>
        {found.length > 0 && (
          <Button variant="quiet" size="row" onClick={() => download(found, nameOf)}>
            {isAll ? 'Download all as CSV' : `Download these ${found.length} as CSV`}
          </Button>
        )}
      </div>
      {found.length > 0 ? (
        <CopyTable rows={found.slice(0, drawn)} nameOf={nameOf} />
      ) : (
        <p className={styles.none}>
          No text has all of these words. Try fewer words or part of one. A text’s id and an error’s code work too.
        </p>
      )}
      {drawn < found.length && (
        <Button variant="quiet" className={styles.more} onClick={() => setDrawn(drawn + 4 * pageLength)}>
          {`Show more (${found.length - drawn} left)`}
        </Button>
      )}
    </main>
  )
}
