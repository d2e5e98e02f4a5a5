// Creates the story files that `npm run stories:generate` writes.
import { camelCase } from 'es-toolkit/string/camelCase'
import { pascalCase } from 'es-toolkit/string/pascalCase'
import { describedErrors } from '../../mocks/faults/error-examples.ts'
import { errorCodes } from '../../mocks/http/error-codes.ts'
import { errorIds } from '../../src/errors/catalog.ts'
import { codeStories } from '../../stories/errors/codes.ts'
import { type ErrorScreen, getFolder, getPageFile, getSlug, isImpossible } from '../../stories/errors/error-screen.ts'

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`

/** Returns the export name of an error's story, from which Storybook derives the story's URL. */
export const createExportName = (error: string) => pascalCase(error)

const errorsFolder = 'stories/pages/errors'
const statesFolder = 'stories/pages/states'

/** The folders that contain only generated files. */
export const folders = [errorsFolder, statesFolder]

type Story = { title: string; viewport?: string; parameters: string; play: string; rule?: string }

const renderStory = (name: string, { title, viewport, parameters, play, rule }: Story) => `${rule ? `\n// ${rule}` : ''}
export const ${name} = meta.story({
  name: ${quote(title)},${viewport ? `\n  globals: { viewport: { value: '${viewport}' } },` : ''}
  parameters: ${parameters},
  play: (context) => ${play},
})
`

const getDriverName = (screen: ErrorScreen) => `${camelCase(getSlug(screen))}Errors`

/** Returns the source of a story file. Its stories run the screen's error driver. */
function renderStoryFile(
  screen: ErrorScreen,
  { suffix, helpers }: { suffix: string; helpers: readonly string[] },
  stories: string,
) {
  const driver = getDriverName(screen)
  const page = `${pascalCase(getSlug(screen))}Page`
  return `// Generated from the error matrix in stories/errors; do not edit by hand.
import preview from '../../../.storybook/preview.tsx'
import { ${page} } from '../../../src/pages/${getPageFile(screen)}'
import { ${driver} } from '../../errors/drivers/${getFolder(screen)}.ts'
${helpers.map((names) => `import ${names}`).join('\n')}

const meta = preview.meta({${screen.id ? `\n  id: '${screen.id}${suffix.replace('/', '-').toLowerCase()}',` : ''}
  title: '${screen.title}${suffix}',
  component: ${page},
  tags: ['page', '!autodocs'],
  beforeEach: async (context) => {
    await ${driver}.before?.(context)
  },
})
${stories}`
}

function renderErrors(screen: ErrorScreen): string {
  const driver = getDriverName(screen)
  const possibleErrors = errorIds.filter((error) => !isImpossible(screen.cells[error]))
  const errorSources = possibleErrors.map((error) => {
    const { name, rule, viewport } = describedErrors[error]
    const parameters = `errorPage(${driver}, '${error}')`
    return renderStory(createExportName(error), {
      title: name,
      viewport,
      rule,
      parameters,
      play: `playError(context, ${driver}, '${error}')`,
    })
  })
  const codeSources = (codeStories[screen.path] ?? []).map(([code, , name]) =>
    renderStory(createExportName(code), {
      title: `${errorCodes[code].code} · ${name}`,
      parameters: `codePage(${driver}, '${code}')`,
      play: `playCode(context, ${driver}, '${code}')`,
    }),
  )
  const helpers = [
    ...(codeSources.length > 0 ? ["{ codePage, playCode } from '../../errors/play-code.ts'"] : []),
    "{ errorPage, playError } from '../../errors/play-error.ts'",
  ]
  return renderStoryFile(screen, { suffix: '/Errors', helpers }, [...errorSources, ...codeSources].join(''))
}

/** The states that have a story for each screen or, with `needsForm`, only for screens with a form. */
const states = {
  Filled: { title: 'Filled', options: '', needsForm: true, viewport: undefined },
  Submitting: { title: 'Submitting', options: '', needsForm: true, viewport: undefined },
  OnPhone: { title: 'On a phone', options: 'isMobile: true', needsForm: false, viewport: 'phone' },
  InDesktopClient: { title: 'In the desktop client', options: "client: 'sync'", needsForm: false, viewport: 'client' },
  InApp: { title: 'In the mobile app', options: "client: 'app'", needsForm: false, viewport: 'phone' },
}

/** Returns a file with stories for the states not in `existingStories`, or an empty string if there are none. */
function renderStates(screen: ErrorScreen, existingStories: readonly string[]): string {
  const driver = getDriverName(screen)
  const hasForm = [screen.cells['field-error'], screen.cells['password-error']].some((cell) => typeof cell === 'string')
  const missingStates = Object.entries(states).filter(
    ([name, { needsForm }]) => !existingStories.includes(name) && (hasForm || !needsForm),
  )
  const stories = missingStates.map(([name, { title, options, viewport }]) => {
    const play = `${name === 'Submitting' ? 'playSubmitting' : 'playFilled'}(context, ${driver})`
    return renderStory(name, { title, viewport, parameters: `statePage(${driver}, { ${options} })`, play })
  })
  const usedHelpers = ['playFilled', 'playSubmitting', 'statePage'].filter((name) => stories.join('').includes(name))
  const helpers = [`{ ${usedHelpers.join(', ')} } from '../../errors/play-state.ts'`]
  return stories.length > 0 ? renderStoryFile(screen, { suffix: '', helpers }, stories.join('')) : ''
}

/**
 * Returns a screen's generated files by path. A screen without calls has no driver, and therefore no files.
 * `existingStories` names the stories in the page's handwritten file.
 */
export function renderStories(
  screen: ErrorScreen,
  existingStories: readonly string[],
): (readonly [path: string, source: string])[] {
  if (screen.points.length === 0) return []
  const name = `${getSlug(screen)}.stories.tsx`
  return [
    [`${errorsFolder}/${name}`, renderErrors(screen)],
    [`${statesFolder}/${name}`, renderStates(screen, existingStories)],
  ]
}
