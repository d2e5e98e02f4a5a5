import type { ReactNode } from 'react'
import { type StoryPlace, storyIdOf } from '../../tools/flow-map/story-id.ts'

type StoryLinkProps = {
  to: StoryPlace
  /** What its address sets, as `name:value`. */
  args?: string
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

/** A link to another story, which opens in Storybook itself and not in its frame. */
export function StoryLink({ to, args, isCurrent, className, children }: StoryLinkProps) {
  const query = args ? `&args=${args}` : ''
  return (
    <a
      className={className}
      href={`./?path=/story/${storyIdOf(to)}${query}`}
      target="_top"
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  )
}
