import { localeNames, locales } from '../../../src/i18n/locales.ts'
import { Button } from '../../../src/primitives/button.tsx'
import shared from '../document.module.css'
import { Filters, ReviewDocument, Select } from '../document.tsx'
import { useUrlArgs } from '../keep-args.ts'
import { screensWith } from '../page-code.ts'
import { StoryLink, toStory } from '../story-link.tsx'
import { areas, type CopySearch, findTexts, piecesOf, rows, type TextRow } from './copy-texts.ts'

const valueLook = 'px-1 py-px rounded-xs bg-accent-soft text-link'
const labelOnPhone =
  'before:block before:text-muted before:text-caption before:content-[attr(data-language)] tablet:before:hidden'

/** The maximum number of rendered texts, since rendering all texts would take seconds. */
const maxRows = 100
/** The maximum number of links per text, since nobody would follow more. */
const maxScreens = 3

/** Downloads the texts as CSV. The byte order mark tells spreadsheets that the file is UTF-8. */
function download(matches: readonly TextRow[]): void {
  const lines = [['id', ...locales], ...matches.map(({ id, texts }) => [id, ...locales.map((locale) => texts[locale])])]
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const sheet = lines.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')
  const href = URL.createObjectURL(new Blob(['\uFEFF', sheet], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href, download: 'portico-texts.csv' }).click()
  URL.revokeObjectURL(href)
}

function MarkedText({ text }: { text: string }) {
  return piecesOf(text).map(({ text: piece, isValue }, index) =>
    isValue ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
      <code key={index} className={valueLook}>
        {piece}
      </code>
    ) : (
      piece
    ),
  )
}

/** Links to the screens that use a text, or to the error that the text belongs to. */
function UsedBy({ error, files }: TextRow) {
  if (error) return <a {...toStory(`review-error-matrix--default&args=error:${error}`)}>Error matrix</a>
  const screens = screensWith(files)
  return (
    <ul>
      {screens.slice(0, maxScreens).map(({ name, defaultStory }) => (
        <li key={name}>
          <StoryLink to={defaultStory}>{name}</StoryLink>
        </li>
      ))}
      {screens.length > maxScreens && <li className="text-muted">and {screens.length - maxScreens} more</li>}
    </ul>
  )
}

/** Shows texts in three languages side by side. */
function TextTable({ matches }: { matches: readonly TextRow[] }) {
  return (
    <table className={`${shared.table} tablet:table-fixed`} aria-label="Texts">
      <thead>
        <tr>
          <th scope="col">Id</th>
          {locales.map((locale) => (
            <th key={locale} scope="col" lang={locale}>
              {localeNames[locale]}
            </th>
          ))}
          <th scope="col">Used by</th>
        </tr>
      </thead>
      <tbody>
        {matches.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <code>{row.id}</code>
            </th>
            {locales.map((locale) => (
              <td key={locale} lang={locale} className={labelOnPhone} data-language={localeNames[locale]}>
                <MarkedText text={row.texts[locale]} />
              </td>
            ))}
            <td>
              <UsedBy {...row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const areaOptions = [['', 'All areas'], ...areas.map((name) => [name, name] as const)] as const

/** Lists every text in the product, in three languages, with the screens that use the text. */
export function CopyPage(initial: CopySearch) {
  const [search, choose] = useUrlArgs(initial)
  const matches = findTexts(search)
  return (
    <ReviewDocument
      title="Copy"
      intro={
        <>
          Every text in the product, in English, 简体中文 and 繁體中文, with the screens that use the text. Values that
          the page fills in are highlighted, such as <code className={valueLook}>{'{product}'}</code>.
        </>
      }
    >
      <Filters
        query={search.query}
        placeholder="Words in any language, an id, a code"
        onSearch={(query) => choose({ query })}
        status={`${matches.length} of ${rows.length} texts`}
      >
        <Select label="Area" value={search.area} options={areaOptions} onChoose={(area) => choose({ area })} />
      </Filters>
      {matches.length > 0 ? (
        <>
          <Button variant="quiet" size="row" className="justify-self-start" onClick={() => download(matches)}>
            Download as CSV
          </Button>
          <TextTable matches={matches.slice(0, maxRows)} />
        </>
      ) : (
        <p>No text contains all of these words. Try fewer or shorter words, a text’s id or an error’s code.</p>
      )}
      {matches.length > maxRows && (
        <p>Only the first {maxRows} texts are shown. Choose an area or search for words to see others.</p>
      )}
    </ReviewDocument>
  )
}
