// The toolbar switch that shows a story either after its play function has run or before any interaction.
import { CURRENT_STORY_WAS_SET, FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

export const playItems = [
  { value: 'played', title: 'After interaction' },
  { value: 'unplayed', title: 'Before interaction' },
]

type Play = (context: never) => unknown
type WithPlay = { play?: Play }
type AnyPreview = { meta: (input: never) => { story: (input?: never) => unknown } }

/** Whether this frame is an example on a documentation page, where several play functions would compete for focus. */
const isInDocumentation = () => window.frameElement?.id.startsWith('iframe--') ?? false

function withPlaySwitch<Input extends WithPlay | undefined>(input: Input): Input {
  const play = input?.play
  if (!play) return input
  const playIfSwitchedOn = (context: { globals: Record<string, unknown> }) =>
    context.globals.play === 'unplayed' || isInDocumentation() ? undefined : play(context as never)
  return { ...input, play: playIfSwitchedOn }
}

/** Makes every story's play function depend on the switch. By default, Storybook always runs play functions. */
export function addPlaySwitch(preview: AnyPreview): void {
  const { meta: makeMeta } = preview
  preview.meta = (input) => {
    const meta = makeMeta.call(preview, input)
    const { story: makeStory } = meta
    meta.story = (story) => makeStory.call(meta, withPlaySwitch(story as WithPlay | undefined) as never)
    return meta
  }
}

/** Remounts the story when the switch changes, since Storybook runs a play function only after mounting. */
export function remountOnSwitch(): void {
  const channel = addons.getChannel()
  let storyId: string | undefined
  let currentPlay: unknown = 'played'
  channel.on(CURRENT_STORY_WAS_SET, (selection: { storyId: string }) => {
    ;({ storyId } = selection)
  })
  channel.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: Record<string, unknown> }) => {
    const { play = 'played' } = userGlobals
    if (play === currentPlay) return
    currentPlay = play
    channel.emit(FORCE_REMOUNT, { storyId })
  })
}
