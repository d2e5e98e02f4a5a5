import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import {
  AccountGlyph,
  CompanyGlyph,
  DingTalkGlyph,
  WeChatGlyph,
  WeComGlyph,
} from '../../src/primitives/provider-glyphs.tsx'
import { ProviderLink, ProviderRow } from '../../src/primitives/provider-row.tsx'
import { inColumn } from './in-column.tsx'

const glyphs = {
  微信: WeChatGlyph,
  企业微信: WeComGlyph,
  DingTalk: DingTalkGlyph,
  '企业 SSO': CompanyGlyph,
  其他: AccountGlyph,
}

const renderLinks = (...names: (keyof typeof glyphs)[]) =>
  names.map((name) => {
    const Glyph = glyphs[name]
    return (
      <ProviderLink key={name} href={`#${name}`}>
        <Glyph />
        {name}
      </ProviderLink>
    )
  })

const meta = preview.meta({
  id: 'primitives-providerrow',
  title: 'Primitives/Provider row',
  component: ProviderRow,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: { children: renderLinks('微信', '企业微信', 'DingTalk', '企业 SSO') },
  parameters: { layout: 'padded' },
})

export const Four = meta.story({
  name: 'Four links on one line, with the longest names',
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await document.fonts.ready
    const links = canvas.getAllByRole('link')
    await expect(new Set(links.map(({ offsetTop }) => offsetTop)).size).toBe(1)
    await expect(canvas.getByRole('link', { name: '企业微信' })).toHaveAttribute('href', '#企业微信')
    for (const link of links) {
      const nameRange = document.createRange()
      nameRange.selectNodeContents(link.lastChild ?? link)
      // Text that fits on one line has a single client rectangle.
      await expect(nameRange.getClientRects()).toHaveLength(1)
    }
  },
})

export const Many = meta.story({
  name: 'More links than fit on one line, in Chinese, dark theme',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: { children: renderLinks('微信', '企业微信', 'DingTalk', '企业 SSO', '其他') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
  },
})
