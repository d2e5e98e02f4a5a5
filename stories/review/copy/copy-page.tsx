import { useState } from 'react'
import { localeNames, locales } from '../../../src/i18n/locales.ts'
import { useTexts } from '../../../src/i18n/texts.tsx'
import { Button } from '../../../src/primitives/button.tsx'
import shared from '../document.module.css'
import { Choice, Filters, ReviewDocument } from '../document.tsx'
import { useUrlArgs } from '../keep-args.ts'
import { toStory } from '../story-link.tsx'
import { useStoryNames } from '../story-list.ts'
import styles from './copy.module.css'
import { areas, find, kinds, piecesOf, type Question, rows, type TextRow } from './copy-texts.ts'

/** How many texts are rendered at once; all of them would take seconds. */
export const pageLength = 25

type NameOf = (story: string) => string

/** Downloads the texts as CSV. The byte order mark tells spreadsheets that it is UTF-8. */
function download(found: readonly TextRow[], nameOf: NameOf): void {
  const body = found.map(({ id, texts, places = [] }) => {
    return [id, ...locales.map((locale) => texts[locale]), places.map(nameOf).join('; ')]
  })
  const lines = [['id', ...locales, 'seen'], ...body].map((cells) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
  )
  const sheet = `\uFEFF${lines.join('\r\n')}\r\n`
  const address = URL.createObjectURL(new Blob([sheet], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'portico-texts.csv'
  link.click()
  URL.revokeObjectURL(address)
}

function Words({ text }: { text: string }) {
  return piecesOf(text).map(({ text: piece, isValue }, index) =>
    isValue ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
      <code key={index} className={styles.value}>
        {piece}
      </code>
    ) : (
      piece
    ),
  )
}

function SeenIn({ places, excuse, nameOf }: Pick<TextRow, 'places' | 'excuse'> & { nameOf: NameOf }) {
  const { locale } = useTexts()
  if (!places) return <p className={shared.muted}>Not recorded yet: run all stories.</p>
  if (places.length === 0) return <p className={shared.muted}>{excuse ?? 'No story shows it.'}</p>
  // The story opens in the toolbar's language.
  const globals = locale === 'en' ? '' : `&globals=locale:${locale}`
  return (
    <ul>
      {places.map((story) => (
        <li key={story}>
          <a {...toStory(`${story}${globals}`)}>{nameOf(story)}</a>
        </li>
      ))}
    </ul>
  )
}

/** Texts in three languages side by side. */
function TextTable({ found, nameOf }: { found: readonly TextRow[]; nameOf: NameOf }) {
  return (
    <table className={`${shared.table} ${shared.even} ${styles.table}`} aria-label="Texts">
      <thead>
        <tr>
          <th scope="col">Id</th>
          {locales.map((locale) => (
            <th key={locale} scope="col" lang={locale}>
              {localeNames[locale]}
            </th>
          ))}
          <th scope="col">Seen in</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ id, texts, places, excuse }) => (
          <tr key={id}>
            <th scope="row">
              <code>{id}</code>
            </th>
            {locales.map((locale) => (
              <td key={locale} lang={locale} data-language={localeNames[locale]}>
                <Words text={texts[locale]} />
              </td>
            ))}
            <td>
              <SeenIn places={places} excuse={excuse} nameOf={nameOf} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const areaOptions = [['', 'All areas'], ...areas.map((name) => [name, name] as const)] as const

/** Every text in the product, in three languages, with the stories that show it. */
export function CopyPage(initial: Question) {
  const [question, choose] = useUrlArgs(initial)
  const [limit, setLimit] = useState(pageLength)
  const nameOf = useStoryNames()
  const found = find(question)
  const update = (change: Partial<Question>) => {
    choose(change)
    setLimit(pageLength)
  }
  const isAll = found.length === rows.length
  return (
    <ReviewDocument
      title="Copy"
      intro={
        <>
          Every text in the product, in English, 简体中文 and 繁體中文, with the stories that show it. Values that the
          page fills in are marked, like <code className={styles.value}>{'{product}'}</code>.
        </>
      }
    >
      <Filters
        words={question.words}
        placeholder="Words in any language, an id, a code"
        onSearch={(words) => update({ words })}
        status={isAll ? `${rows.length} texts in ${areas.length} areas` : `${found.length} of ${rows.length} texts`}
      >
        <Choice label="Area" value={question.area} options={areaOptions} onChoose={(area) => update({ area })} />
        <Choice label="Show" value={question.kind} options={kinds} onChoose={(kind) => update({ kind })} />
      </Filters>
      {found.length > 0 ? (
        <>
          <Button variant="quiet" size="row" className={styles.button} onClick={() => download(found, nameOf)}>
            {isAll ? 'Download all as CSV' : `Download these ${found.length} as CSV`}
          </Button>
          <TextTable found={found.slice(0, limit)} nameOf={nameOf} />
        </>
      ) : (
        <p>No text has all of these words. Try fewer words or part of one. A text’s id and an error’s code work too.</p>
      )}
      {limit < found.length && (
        <Button variant="quiet" className={styles.button} onClick={() => setLimit(limit + 4 * pageLength)}>
          {`Show more (${found.length - limit} left)`}
        </Button>
      )}
    </ReviewDocument>
  )
}
