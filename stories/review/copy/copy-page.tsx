import { localeNames, locales } from '../../../src/i18n/locales.ts'
import { Button } from '../../../src/primitives/button.tsx'
import shared from '../document.module.css'
import { Filters, ReviewDocument, Select } from '../document.tsx'
import { screensWith } from '../page-code.ts'
import { StoryLink, storyLinkProps } from '../story-link.tsx'
import { useUrlArgs } from '../url-args.ts'
import { areas, type CopySearch, findMessages, type MessageRow, rows, splitMessage } from './copy-messages.ts'

const placeholderClass = 'px-1 py-px rounded-xs bg-accent-soft text-link'
const labelOnPhone =
  'before:block before:text-muted before:text-caption before:content-[attr(data-language)] tablet:before:hidden'

/** The maximum number of rendered messages. Rendering all of them would take seconds. */
const maxRows = 100
/** The maximum number of links per message. Reviewers need only a few. */
const maxScreens = 3

/** Downloads the messages as CSV. Spreadsheet programs need the byte order mark to recognize UTF-8. */
function download(matches: readonly MessageRow[]): void {
  const lines = [
    ['id', ...locales],
    ...matches.map(({ id, messages }) => [id, ...locales.map((locale) => messages[locale])]),
  ]
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const csv = lines.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')
  const href = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href, download: 'portico-messages.csv' }).click()
  URL.revokeObjectURL(href)
}

function MarkedMessage({ text }: { text: string }) {
  return splitMessage(text).map(({ text: segment, isSyntax }, index) =>
    isSyntax ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a message keep their order
      <code key={index} className={placeholderClass}>
        {segment}
      </code>
    ) : (
      segment
    ),
  )
}

/** Links to the screens that use a message, or to the error that the message belongs to. */
function UsedBy({ error, files }: MessageRow) {
  if (error) return <a {...storyLinkProps(`review-error-matrix--default&args=error:${error}`)}>Error matrix</a>
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

/** Shows messages in three languages side by side. */
function MessageTable({ matches }: { matches: readonly MessageRow[] }) {
  return (
    <table className={`${shared.table} tablet:table-fixed`} aria-label="Messages">
      <thead>
        <tr>
          <th scope="col">ID</th>
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
                <MarkedMessage text={row.messages[locale]} />
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

/** Lists every message in the product, in three languages, with the screens that use it. */
export function CopyPage(initialSearch: CopySearch) {
  const [search, updateArgs] = useUrlArgs(initialSearch)
  const matches = findMessages(search)
  return (
    <ReviewDocument
      title="Copy"
      intro={
        <>
          Every message in the product, in English, 简体中文 and 繁體中文, with the screens that use it. Placeholders
          that the page fills in, such as <code className={placeholderClass}>{'{product}'}</code>, are highlighted.
        </>
      }
    >
      <Filters
        query={search.query}
        placeholder="Words in any language, an ID or a code"
        onSearch={(query) => updateArgs({ query })}
        status={`${matches.length} of ${rows.length} messages`}
      >
        <Select label="Area" value={search.area} options={areaOptions} onChoose={(area) => updateArgs({ area })} />
      </Filters>
      {matches.length > 0 ? (
        <>
          <Button variant="quiet" size="row" className="justify-self-start" onClick={() => download(matches)}>
            Download as CSV
          </Button>
          <MessageTable matches={matches.slice(0, maxRows)} />
        </>
      ) : (
        <p>No message contains all of these words. Try fewer or shorter words, a message ID or an error code.</p>
      )}
      {matches.length > maxRows && (
        <p>Only the first {maxRows} messages are shown. Choose an area or search for words to see others.</p>
      )}
    </ReviewDocument>
  )
}
