import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import {
  AccountGlyph,
  CompanyGlyph,
  DingTalkGlyph,
  WeChatGlyph,
  WeComGlyph,
} from '../../src/primitives/third-party-glyphs.tsx'
import { ThirdPartyLink, ThirdPartyRow } from '../../src/primitives/third-party-row.tsx'
import { inColumn } from './in-column.tsx'

const meta = preview.meta({
  id: 'primitives-thirdpartyrow',
  title: 'Primitives/Third party row',
  component: ThirdPartyRow,
  tags: ['autodocs'],
  decorators: [inColumn],
  render: (args) => (
    <ThirdPartyRow {...args}>
      <ThirdPartyLink href="#wechat">
        <WeChatGlyph />
        WeChat
      </ThirdPartyLink>
      <ThirdPartyLink href="#wecom">
        <WeComGlyph />
        WeCom
      </ThirdPartyLink>
      <ThirdPartyLink href="#sso">
        <CompanyGlyph />
        SSO
      </ThirdPartyLink>
    </ThirdPartyRow>
  ),
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Other ways to log in, side by side. Four are one line where there is room, and two lines of two on a phone. Links, so that they work before any script does.

**Glyphs** are line drawings of our own, in the manner of the icon set: they remind of a mark, they are not the mark. \`AccountGlyph\` stands for any other account.
        `,
      },
    },
  },
})

export const Three = meta.story({
  name: 'Three',
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((link) => link.offsetTop)
    await expect(new Set(tops).size).toBe(1)
    await expect(canvas.getByRole('link', { name: 'WeCom' })).toHaveAttribute('href', '#wecom')
  },
})

export const Four = meta.story({
  name: 'Four in a line, with the longest names',
  globals: { locale: 'zh-CN' },
  render: (args) => (
    <ThirdPartyRow {...args}>
      {[
        { name: '微信', Glyph: WeChatGlyph },
        { name: '企业微信', Glyph: WeComGlyph },
        { name: 'DingTalk', Glyph: DingTalkGlyph },
        { name: '企业 SSO', Glyph: CompanyGlyph },
      ].map(({ name, Glyph }) => (
        <ThirdPartyLink key={name} href="#there">
          <Glyph />
          {name}
        </ThirdPartyLink>
      ))}
    </ThirdPartyRow>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready
    const links = canvas.getAllByRole('link')
    await expect(new Set(links.map(({ offsetTop }) => offsetTop)).size).toBe(1)
    for (const link of links) {
      const name = document.createRange()
      name.selectNodeContents(link.lastChild ?? link)
      // One box a line.
      await expect(name.getClientRects()).toHaveLength(1)
    }
  },
})

export const Many = meta.story({
  name: 'More than a line holds, in Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark' },
  render: (args) => (
    <ThirdPartyRow {...args}>
      {[
        { name: '微信', Glyph: WeChatGlyph },
        { name: '企业微信', Glyph: WeComGlyph },
        { name: '钉钉', Glyph: DingTalkGlyph },
        { name: '企业 SSO', Glyph: CompanyGlyph },
        { name: '其他', Glyph: AccountGlyph },
      ].map(({ name, Glyph }) => (
        <ThirdPartyLink key={name} href="#there">
          <Glyph />
          {name}
        </ThirdPartyLink>
      ))}
    </ThirdPartyRow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
  },
})
