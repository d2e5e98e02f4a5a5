import { useTexts } from '../../i18n/texts.tsx'
import { usePageData } from '../../kit/environment.tsx'
import { useLatePart } from '../../kit/late-part.ts'
import { FieldMessage } from '../../primitives/field-message.tsx'
import { EntryLayout, type EntryLayoutProps } from './entry-layout.tsx'

/** Lazy, since hardly anybody is asked. */
const loadQuestion = () => import('../../widgets/link-question.tsx').then((late) => late.LinkQuestion)

/** The layout of a screen whose form is part of the initial view, and whose link logs in: asks first if somebody already is. */
export function LinkLayout(props: EntryLayoutProps) {
  const { t } = useTexts()
  const isAsked = usePageData().loggedInAs !== undefined
  const { Part: LinkQuestion, isLost } = useLatePart(loadQuestion, { isNeeded: isAsked, fetchAheadMs: Infinity })
  if (!isAsked) return <EntryLayout {...props} />
  return (
    <EntryLayout {...props}>
      {LinkQuestion && <LinkQuestion effect="replaces">{props.children}</LinkQuestion>}
      {isLost && (
        <FieldMessage tone="error" live="assertive">
          {t('page.load-failed')}
        </FieldMessage>
      )}
    </EntryLayout>
  )
}
