import type { ReactNode } from 'react'
import { createStoryId, type StoryReference } from '../../tools/story-id.ts'
import { followLink } from './follow-link.ts'

const linkPropsTo = (path: string) => ({ href: `./?path=/${path}`, target: '_top', onClick: followLink })

/** Returns the props of a link to a story, for a page inside Storybook's preview iframe. */
export const storyLinkProps = (id: string) => linkPropsTo(`story/${id}`)

/** The props of a link to the contract with the server. */
export const contractLinkProps = linkPropsTo('docs/review-contract--docs')

type StoryLinkProps = { to: StoryReference; className?: string; children: ReactNode }

/** Links to another story. Navigates Storybook's window instead of the preview iframe that contains the link. */
export const StoryLink = ({ to, className, children }: StoryLinkProps) => (
  <a className={className} {...storyLinkProps(createStoryId(to))}>
    {children}
  </a>
)
