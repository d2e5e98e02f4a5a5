import type { Parameters } from '@storybook/react-vite'

type Prepared<ArgTypes> = { tags: readonly string[]; parameters: Parameters; argTypes: ArgTypes }

/** Pages take no args, so an empty controls panel is hidden. */
export function hideControlsOfPages<ArgTypes>({ tags, parameters, argTypes }: Prepared<ArgTypes>): ArgTypes {
  if (tags.includes('page')) parameters.controls = { disable: true }
  return argTypes
}
