import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../i18n/translations.tsx'
import { useEnvironment, usePageData } from '../../kit/environment.tsx'
import { Masked } from '../../kit/masked.tsx'
import { Button } from '../../primitives/button.tsx'
import { serverEmailLength } from '../../rules/limits.ts'
import { cleanServerText } from '../../rules/server-text.ts'

export type QuestionProps = {
  /** What continuing with the link does to the current session. */
  effect: 'log-out' | 'stay-logged-in'
  children: ReactNode
}

/** Names the link's owner and the logged-in account, and asks which account to continue with. */
export function Question({ effect, children }: QuestionProps) {
  const { host } = useEnvironment()
  const { t } = useTranslations()
  const linkOwner = usePageData('linkOwner') ?? ''
  const loggedInAs = usePageData('loggedInAs')
  const [isAnswered, setIsAnswered] = useState(false)
  const formWrapper = useRef<HTMLDivElement>(null)
  // The focused button has disappeared, so focus the form's first field (AC-6).
  useEffect(() => {
    if (isAnswered) formWrapper.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [isAnswered])

  if (!loggedInAs || isAnswered) return <div ref={formWrapper}>{children}</div>
  const cleanLogin = (login: string) => cleanServerText(login, serverEmailLength)
  return (
    <div className="grid gap-2.5">
      <p>
        {linkOwner ? (
          <Masked value={cleanLogin(linkOwner)}>{(owner) => t('link-question.owner', { owner })}</Masked>
        ) : (
          t('link-question.owner-unknown')
        )}
      </p>
      <p>
        <Masked value={cleanLogin(loggedInAs)}>{(login) => t('link-question.logged-in', { login })}</Masked>
      </p>
      <p className="pb-3.5">
        {effect === 'stay-logged-in' ? t('link-question.stay-logged-in') : t('link-question.log-out')}
      </p>
      <Button width="block" onClick={() => setIsAnswered(true)}>
        {t('link-question.link')}
      </Button>
      <Button variant="quiet" width="block" onClick={() => host.navigation.safeNavigate()}>
        {t('session.other.action')}
      </Button>
    </div>
  )
}
