import { errorIds } from '../../src/errors/catalogue.ts'
import { errorLabels } from '../../stories/errors/error-labels.ts'
import { type ErrorScreen, isNever, slugOf } from '../../stories/errors/error-screen.ts'

const pascal = (kebab: string) => kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`

/** The name that an error's story is exported by; the story's address comes from it. */
export const exportOf = (error: string) => pascal(error)

export const storiesFolder = 'stories/pages/errors'

/** Where the stories of a screen's errors stand. */
export const fileOf = (screen: ErrorScreen) => `${storiesFolder}/${slugOf(screen)}.stories.tsx`

function writeStory(screen: ErrorScreen, driver: string, error: (typeof errorIds)[number]): string {
  if (isNever(screen.cells[error])) return ''
  const { name, rule, frame } = errorLabels[error]
  const globals = frame ? `\n  globals: { viewport: { value: '${frame}' } },` : ''
  return `
// ${rule}
export const ${exportOf(error)} = meta.story({
  name: ${quote(name)},${globals}
  parameters: errorPage(${driver}, '${error}'),
  play: (context) => playError(context, ${driver}, '${error}'),
})
`
}

/** The file with a story for each error that a screen shows; nothing where it shows none. */
export function writeStories(screen: ErrorScreen): string | undefined {
  const slug = slugOf(screen)
  const driver = `${camel(slug)}Errors`
  const page = `${pascal(slug)}Page`
  const stories = errorIds.map((error) => writeStory(screen, driver, error)).join('')
  if (stories === '') return undefined
  return `// Written by \`npm run stories:generate\` from the error matrix, stories/errors: change that instead.
import preview from '../../../.storybook/preview.tsx'
import { ${page} } from '../../../src/pages/${slug}.tsx'
import { ${driver} } from '../../errors/drivers/${slug}.ts'
import { errorPage, playError } from '../../errors/play-error.ts'

const meta = preview.meta({
  title: '${screen.title}/Errors',
  component: ${page},
  tags: ['page', '!autodocs'],
  beforeEach: async (context) => {
    await ${driver}.before?.(context)
  },
})
${stories}`
}
