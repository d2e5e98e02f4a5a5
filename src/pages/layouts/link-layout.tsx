import { usePageData } from '../../kit/environment.tsx'
import { useLazyPart } from '../../kit/lazy.tsx'
import { EntryLayout, type EntryLayoutProps } from './entry-layout.tsx'

/** Lazy, since the question is rarely needed. */
const loadQuestion = () => import('../../widgets/link-question.tsx').then((lazy) => lazy.LinkQuestion)

/** The layout of a screen that a link opens and that logs in. If somebody is already logged in, asks them first. */
export function LinkLayout(props: EntryLayoutProps) {
  const isAsked = usePageData().loggedInAs !== undefined
  const { Part: LinkQuestion, failure } = useLazyPart(loadQuestion, { isNeeded: isAsked, prefetchMs: Infinity })
  if (!isAsked) return <EntryLayout {...props} />
  return (
    <EntryLayout {...props}>
      {LinkQuestion ? <LinkQuestion effect="replaces">{props.children}</LinkQuestion> : failure}
    </EntryLayout>
  )
}
