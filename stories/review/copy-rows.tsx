import { type Locale, localeNames, locales } from '../../src/i18n/locales.ts'
import { useTexts } from '../../src/i18n/texts.tsx'
import { Link } from '../../src/primitives/link.tsx'
import styles from './copy.module.css'
import { piecesOf } from './copy-marks.ts'
import { placeName, type TextRow } from './copy-texts.ts'

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

/** Where a story stands in Storybook, around the frame that this page is in. */
const addressOf = (story: string, locale: Locale) =>
  `./?path=/story/${story}${locale === 'en' ? '' : `&globals=locale:${locale}`}`

function Places({ places, excuse }: Pick<TextRow, 'places' | 'excuse'>) {
  const { locale } = useTexts()
  if (places.length === 0) return <p className={styles.muted}>{excuse ?? 'No story shows it.'}</p>
  return (
    <ul className={styles.places}>
      {places.map((story) => (
        <li key={story}>
          <Link href={addressOf(story, locale)} target="_top">
            {placeName(story)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Texts, each in three languages side by side. */
export function CopyTable({ rows }: { rows: readonly TextRow[] }) {
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
              <Places places={places} excuse={excuse} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
