import { usePageData } from '../../kit/environment.tsx'
import { useLazyPart } from '../../kit/lazy.tsx'
import { EntryLayout, type EntryLayoutProps } from './entry-layout.tsx'

/** Lazy, since hardly anybody is asked. */
const loadQuestion = () => import('../../widgets/link-question.tsx').then((late) => late.LinkQuestion)

/** The layout of a screen whose form is part of the initial view, and whose link logs in: asks first if somebody already is. */
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
