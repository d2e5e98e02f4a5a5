import { expect, spyOn, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { messages as en } from '../../../src/i18n/catalogs/en.po'
import { rows } from './copy-messages.ts'
import { CopyPage } from './copy-page.tsx'

const meta = preview.meta({
  title: 'Review/Copy',
  component: CopyPage,
  args: { query: '', area: '' },
})

export const Default = meta.story({
  name: 'All messages',
  play: async ({ canvas }) => {
    await expect(rows).toHaveLength(Object.keys(en).length)
    await expect(canvas.getByRole('status')).toHaveTextContent(`of ${rows.length} messages`)
  },
})

export const Searched = meta.story({
  name: 'Search in any language',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' })
    await userEvent.type(field, '获取 取得 sms-code.send')
    const row = within(canvas.getByRole('row', { name: /^sms-code\.send / }))
    await expect(row.getByRole('link', { name: 'Register, personal' })).toBeVisible()

    const createUrl = spyOn(URL, 'createObjectURL')
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }))
    const [file] = createUrl.mock.calls[0] ?? []
    await expect(click).toHaveBeenCalledOnce()
    for (const spy of [createUrl, click]) spy.mockRestore()
    await expect(await (file as Blob).text()).toBe(
      '"id","en","zh-CN","zh-TW"\r\n"sms-code.send","Send code","获取验证码","取得驗證碼"\r\n',
    )

    // A search for an error code finds that error's messages.
    await userEvent.clear(field)
    await userEvent.type(field, '1800004')
    const ids = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(ids).toContain('error.enterprise-limited.title')
    await expect(ids.every((id) => id.startsWith('error.enterprise-limited'))).toBe(true)
    await userEvent.clear(field)
  },
})

export const WithValues = meta.story({
  name: 'Highlighted placeholders',
  args: { area: 'login', query: '{' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^login\.title / })
    await expect(within(row).getAllByText('{product}', { selector: 'code' })).toHaveLength(3)
    await expect(canvas.queryByRole('row', { name: /^login\.submit / })).toBeNull()
  },
})
