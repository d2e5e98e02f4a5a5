import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { tracking, typeScale, weight } from '../../src/theme/tokens.ts'
import { Group, Sheet, Specimen } from './specimen.tsx'

function Type({ sample }: { sample: string }) {
  return (
    <Sheet
      title="Type"
      intro="System fonts, with Chinese fonts that match the page’s language. Pages use these sizes in rem, so they follow the user’s font size setting. Line heights are the same for Chinese and English. Chinese text has no letter-spacing."
    >
      <Group title="Scale" minWidth={560}>
        {Object.entries(typeScale).map(([name, [fontSize, lineHeight]]) => (
          <Specimen key={name} name={name} value={`${fontSize} / ${lineHeight}`}>
            <p style={{ fontSize, lineHeight }}>{sample}</p>
          </Specimen>
        ))}
      </Group>
      <Group title="Weight">
        {Object.entries(weight).map(([name, fontWeight]) => (
          <Specimen key={name} name={name} value={fontWeight}>
            <p style={{ fontWeight, fontSize: 18 }}>{sample}</p>
          </Specimen>
        ))}
      </Group>
      <Group title="Letter-spacing of Latin text">
        {Object.entries(tracking).map(([name, letterSpacing]) => (
          <Specimen key={name} name={name} value={letterSpacing}>
            <p style={{ letterSpacing, fontSize: 18 }}>Log in 4829</p>
          </Specimen>
        ))}
      </Group>
    </Sheet>
  )
}

const meta = preview.meta({
  title: 'Foundations/Type',
  component: Type,
  args: { sample: 'Log in to Portico' },
  play: async ({ args, canvas, globals }) => {
    const samples = canvas.getAllByText(args.sample)
    await expect(samples).toHaveLength(Object.keys({ ...typeScale, ...weight }).length)
    await expect(samples[0] && getComputedStyle(samples[0]).fontSize).toBe('12px')
    if (globals.locale === 'en') return
    await expect(samples[0] && getComputedStyle(samples[0]).letterSpacing).toMatch(/^(0px|normal)$/)
  },
})

export const English = meta.story({ name: 'English' })
export const SimplifiedChinese = meta.story({
  name: 'Simplified Chinese',
  globals: { locale: 'zh-CN' },
  args: { sample: '登录 Portico，管理账号安全' },
})
export const TraditionalChinese = meta.story({
  name: 'Traditional Chinese',
  globals: { locale: 'zh-TW' },
  args: { sample: '登入 Portico，管理帳號安全' },
})
