import { usePageData } from '../../kit/environment.tsx'
import { useLazyPart } from '../../kit/lazy.tsx'
import type { QuestionProps } from './question.tsx'

// Lazy, since the question is rarely needed.
const loadQuestion = () => import('./question.tsx').then((lazy) => lazy.Question)

/**
 * Around the form of a page that a link opens: if someone other than the link's owner is logged in, asks who to continue as before
 * it shows the form (RQ-13).
 */
export function LinkQuestion(props: QuestionProps) {
  const isAsked = usePageData().loggedInAs !== undefined
  const { Part: Question, failure } = useLazyPart(loadQuestion, { isNeeded: isAsked, prefetchMs: Infinity })
  if (!isAsked) return props.children
  return Question ? <Question {...props} /> : failure
}
