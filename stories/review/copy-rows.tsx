import { type Locale, localeNames, locales } from '../../src/i18n/locales.ts'
import { useTexts } from '../../src/i18n/texts.tsx'
import { Link } from '../../src/primitives/link.tsx'
import styles from './copy.module.css'
import { piecesOf } from './copy-marks.ts'
import type { TextRow } from './copy-texts.ts'
import { toStory } from './story-link.tsx'

function Words({ text }: { text: string }) {
  return piecesOf(text).map(({ text: piece, isValue }, place) =>
    isValue ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are
      <code key={place} className={styles.value}>
        {piece}
      </code>
    ) : (
      piece
    ),
  )
}

/** A story in the language that the toolbar has. */
const toPlace = (story: string, locale: Locale) =>
  toStory(locale === 'en' ? story : `${story}&globals=locale:${locale}`)

type PlacesProps = Pick<TextRow, 'places' | 'excuse'> & Pick<CopyTableProps, 'nameOf'>

function Places({ places, excuse, nameOf }: PlacesProps) {
  const { locale } = useTexts()
  if (!places) return <p className={styles.muted}>Known after a run of all stories.</p>
  if (places.length === 0) return <p className={styles.muted}>{excuse ?? 'No story shows it.'}</p>
  return (
    <ul className={styles.places}>
      {places.map((story) => (
        <li key={story}>
          <Link {...toPlace(story, locale)}>{nameOf(story)}</Link>
        </li>
      ))}
    </ul>
  )
}

type CopyTableProps = {
  rows: readonly TextRow[]
  /** A story's name, by its id. */
  nameOf: (story: string) => string
}

/** Texts, each in three languages side by side. */
export function CopyTable({ rows, nameOf }: CopyTableProps) {
  return (
    <table className={styles.table} aria-label="Texts">
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
        {rows.map(({ id, texts, places, excuse }) => (
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
              <Places places={places} excuse={excuse} nameOf={nameOf} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
