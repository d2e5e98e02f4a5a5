import * as lucide from 'lucide'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Icon } from '../../src/primitives/icon.tsx'
import * as glyphs from '../../src/primitives/provider-glyphs.tsx'
import { Group, Sheet, Specimen } from './specimen.tsx'

/** The icons in use are read from the sources, so this page cannot become outdated. */
const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

const usedNames = [
  ...new Set(
    Object.values(sources)
      .flatMap((source) => /import \{([^}]*)\} from 'lucide'/.exec(source)?.[1]?.split(',') ?? [])
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  ),
].sort()

const usedIcons = usedNames.map((name) => ({
  name,
  drawing: (lucide as Record<string, unknown>)[name] as lucide.IconNode,
}))

function Icons() {
  return (
    <Sheet
      title="Icons"
      intro="Lucide’s line icons, imported one by one, and our own glyphs for third-party accounts in the same style. An icon appears next to text; a button that has only an icon has an accessible name."
    >
      <Group title="In use" minWidth={120}>
        {usedIcons.map(({ name, drawing }) => (
          <Specimen key={name} name={name} value="lucide">
            <Icon of={drawing} size="lg" />
          </Specimen>
        ))}
      </Group>
      <Group title="Third-party accounts" minWidth={120}>
        {Object.entries(glyphs).map(([name, Glyph]) => (
          <Specimen key={name} name={name} value="our own">
            <Glyph />
          </Specimen>
        ))}
      </Group>
    </Sheet>
  )
}

const meta = preview.meta({ title: 'Foundations/Icons', component: Icons })

export const Default = meta.story({
  name: 'Icons in use',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Eye')).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(usedIcons.length + Object.keys(glyphs).length)
  },
})
