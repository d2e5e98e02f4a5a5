import type { Parameters } from '@storybook/react-vite'

type PreparedStory<ArgTypes> = { tags: readonly string[]; parameters: Parameters; argTypes: ArgTypes }

/** An argTypes enhancer that hides the Controls panel of page stories, because pages take no args. */
export function hideControlsOfPages<ArgTypes>({ tags, parameters, argTypes }: PreparedStory<ArgTypes>): ArgTypes {
  if (tags.includes('page')) parameters.controls = { disable: true }
  return argTypes
}
