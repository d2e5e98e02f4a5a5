import type { ReactNode } from 'react'
import { type StoryPlace, storyIdOf } from '../../tools/story-id.ts'
import { followLink } from './follow-link.ts'

type StoryLinkProps = {
  to: StoryPlace
  /** The story's args, as `name:value`. */
  args?: string
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

const toPath = (path: string) => ({ href: `./?path=/${path}`, target: '_top', onClick: followLink })

/** The props of a link to a story, for a page inside of Storybook's frame. */
export const toStory = (id: string) => toPath(`story/${id}`)

/** The props of a link to the contract with the server. */
export const toContract = toPath('docs/review-contract--docs')

/** A link to another story, which opens in Storybook's window and not in its frame. */
export function StoryLink({ to, args, isCurrent, className, children }: StoryLinkProps) {
  const query = args ? `&args=${args}` : ''
  return (
    <a className={className} {...toStory(`${storyIdOf(to)}${query}`)} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  )
}
