import { parse } from 'csv-parse/browser/esm/sync'
import { expect, spyOn, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { messages as en } from '../../../src/i18n/catalogues/en.po'
import { messages as zhCN } from '../../../src/i18n/catalogues/zh-CN.po'
import { messages as zhTW } from '../../../src/i18n/catalogues/zh-TW.po'
import type { Message } from '../../../src/i18n/format-message.ts'
import type { PlayContext } from '../../pages/page-driver.ts'
import { hasSameArgs } from '../keep-args.ts'
import { CopyPage, pageLength } from './copy-page.tsx'
import { type Question, rows } from './copy-texts.ts'

/** Compiled by the build, while the page reads the PO files itself. */
const catalogues = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const total = Object.keys(en).length

/** The text of a message without values. */
function plain(message: Message | undefined): string | undefined {
  if (typeof message === 'string' || message === undefined) return message
  const [words] = message
  return message.length === 1 && typeof words === 'string' ? words : undefined
}

const everything: Question = { words: '', area: '', kind: 'all' }

const meta = preview.meta({
  title: 'Review/Copy',
  component: CopyPage,
  args: everything,
})

/** Uses the table's own list, because querying hundreds of rows by role takes seconds. */
const bodyRows = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  [...canvas.getByRole<HTMLTableElement>('table', { name: 'Texts' }).rows].slice(1)

/** Clicks the button and parses the file. */
async function download({ canvas, userEvent }: PlayContext, name: string): Promise<Record<string, string>[]> {
  const createUrl = spyOn(URL, 'createObjectURL').mockReturnValue('#')
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await userEvent.click(canvas.getByRole('button', { name }))
  const [file] = createUrl.mock.calls[0] ?? []
  await expect(click).toHaveBeenCalledOnce()
  for (const spy of [createUrl, click]) spy.mockRestore()
  return parse(await (file as Blob).text(), { columns: true, bom: true })
}

export const Default = meta.story({
  name: 'All texts',
  play: async (context) => {
    const { canvas, args, initialArgs } = context
    if (!hasSameArgs(args, initialArgs)) return
    await expect(rows).toHaveLength(total)
    await expect(canvas.getByRole('status')).toHaveTextContent(new RegExp(`^${total} texts in `))
    await expect(bodyRows(context)).toHaveLength(pageLength)
    await expect(window.scrollY).toBe(0)
  },
})

export const Downloaded = meta.story({
  name: 'Download, then show more',
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const sheet = await download(context, 'Download all as CSV')
    await expect(sheet.map(({ id }) => id).sort()).toEqual(Object.keys(en).sort())
    for (const [locale, messages] of Object.entries(catalogues)) {
      const compared = sheet.filter(({ id = '' }) => plain(messages[id]) !== undefined)
      await expect(compared.length).toBeGreaterThan(total / 2)
      await expect(compared.map((row) => row[locale])).toEqual(compared.map(({ id = '' }) => plain(messages[id])))
    }

    await userEvent.click(canvas.getByRole('button', { name: `Show more (${total - pageLength} left)` }))
    await expect(bodyRows(context)).toHaveLength(5 * pageLength)
  },
})

export const Searched = meta.story({
  name: 'Search in any language',
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = canvas.getByRole('searchbox', { name: 'Search' })
    await userEvent.type(field, '驗證碼 sms-code')
    const found = rows.filter(({ id, texts }) => id.includes('sms-code') && texts['zh-TW'].includes('驗證碼'))
    await expect(found.length).toBeGreaterThan(1)
    await expect(canvas.getByRole('status')).toHaveTextContent(`${found.length} of ${total} texts`)
    await expect(bodyRows(context)).toHaveLength(found.length)
    const sheet = await download(context, `Download these ${found.length} as CSV`)
    await expect(sheet.map(({ id }) => id)).toEqual(found.map(({ id }) => id))

    // An error's texts, by its code.
    await userEvent.clear(field)
    await userEvent.type(field, '1800004')
    const ids = bodyRows(context).map(({ cells }) => cells[0]?.textContent)
    await expect(ids).toContain('error.enterprise-limited.title')
    await expect(ids.every((id) => id?.startsWith('error.enterprise-limited'))).toBe(true)
    await userEvent.clear(field)
  },
})

export const Area = meta.story({
  name: 'One area, with the stories that show its texts',
  args: { area: 'footer' },
  play: async (context) => {
    const { canvas } = context
    const row = canvas.getByRole('row', { name: /^footer\.terms / })
    for (const locale of ['en', 'zh-CN', 'zh-TW'] as const) {
      const cell = within(row).getByText(plain(catalogues[locale]['footer.terms']) ?? '')
      await expect(cell.closest('[lang]')).toHaveAttribute('lang', locale)
    }
    const places = rows.find(({ id }) => id === 'footer.terms')?.places ?? []
    const links = within(row).queryAllByRole('link')
    await expect(links).toHaveLength(places.length)
    for (const [index, link] of links.entries()) {
      await expect(link).toHaveAttribute('target', '_top')
      await expect(link.getAttribute('href')?.split('&')[0]).toBe(`./?path=/story/${places[index]}`)
    }
    await expect(bodyRows(context)).toHaveLength(rows.filter(({ area }) => area === 'footer').length)
  },
})

export const WithValues = meta.story({
  name: 'Marked values',
  args: { area: 'login', words: '{' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^login\.title / })
    const marks = within(row).getAllByText('{product}', { selector: 'code' })
    await expect(marks).toHaveLength(3)
    await expect(canvas.queryByRole('row', { name: /^login\.submit / })).toBeNull()
  },
})

export const Longest = meta.story({
  name: 'Longest first',
  args: { kind: 'longest' },
  play: async (context) => {
    const lengths = bodyRows(context).map(({ cells }) => {
      const texts = [...cells].filter(({ lang }) => lang !== '')
      return Math.max(...texts.map(({ textContent }) => textContent.length))
    })
    await expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
    await expect(lengths[0]).toBeGreaterThan(100)
  },
})

export const NothingFound = meta.story({
  name: 'Nothing found',
  tags: ['!dev'],
  args: { words: 'no such words' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^No text has all of these words\. Try fewer words/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search' }))
    await expect(canvas.getByText('page.load-failed')).toBeVisible()
  },
})

export const Phone = meta.story({
  name: 'On a phone',
  args: { area: 'language' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible()
    await expect(canvas.getByText(plain(zhTW['language.label']) ?? '')).toBeVisible()
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})
