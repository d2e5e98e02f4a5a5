// Run by `npm run stories:generate`.
import { camelCase } from 'es-toolkit/string/camelCase'
import { pascalCase } from 'es-toolkit/string/pascalCase'
import { describedErrors } from '../../mocks/faults/error-examples.ts'
import { errorIds } from '../../src/errors/catalogue.ts'
import { type ErrorScreen, folderOf, isNever, pageFileOf, slugOf } from '../../stories/errors/error-screen.ts'

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`

/** The export name of an error's story, from which its URL is derived. */
export const exportOf = (error: string) => pascalCase(error)

export const storiesFolder = 'stories/pages/errors'

/** The path of a screen's error stories. */
export const fileOf = (screen: ErrorScreen) => `${storiesFolder}/${slugOf(screen)}.stories.tsx`

function writeStory(screen: ErrorScreen, driver: string, error: (typeof errorIds)[number]): string {
  if (isNever(screen.cells[error])) return ''
  const { name, rule, frame } = describedErrors[error]
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

/** The source of a file with one story for each error of a screen; `undefined` if it has none. */
export function writeStories(screen: ErrorScreen): string | undefined {
  const slug = slugOf(screen)
  const driver = `${camelCase(slug)}Errors`
  const page = `${pascalCase(slug)}Page`
  const stories = errorIds.map((error) => writeStory(screen, driver, error)).join('')
  if (stories === '') return undefined
  return `// Generated from the error matrix in stories/errors; not edited by hand.
import preview from '../../../.storybook/preview.tsx'
import { ${page} } from '../../../src/pages/${pageFileOf(screen)}'
import { ${driver} } from '../../errors/drivers/${folderOf(screen)}.ts'
import { errorPage, playError } from '../../errors/play-error.ts'

const meta = preview.meta({${screen.id ? `\n  id: '${screen.id}-errors',` : ''}
  title: '${screen.title}/Errors',
  component: ${page},
  tags: ['page', '!autodocs'],
  beforeEach: async (context) => {
    await ${driver}.before?.(context)
  },
})
${stories}`
}
