import { LogOut } from 'lucide'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { logOut } from '../api/calls/session.ts'
import { useTranslations } from '../i18n/translations.tsx'
import { useClientType, useEnvironment } from '../kit/environment.tsx'
import { useFeedback } from '../kit/feedback/index.tsx'
import { useIsNavigating } from '../kit/session/index.ts'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'

const formId = 'log-out'

export type LogOutButtonProps = {
  loginHref: string
}

/**
 * Shows a button that logs out and navigates to the login page. It submits a form, so that a click before hydration is
 * replayed. Hidden inside a client, which manages its own logins.
 */
export function LogOutButton({ loginHref }: LogOutButtonProps) {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const { t } = useTranslations()
  const { isNavigating, markNavigating } = useIsNavigating()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const endSession = async () => {
    if (isBusy || isNavigating) return
    setIsBusy(true)
    const result = await client.call(logOut, {})
    setIsBusy(false)
    if (result.ok) {
      markNavigating()
      return host.navigation.safeNavigate(loginHref)
    }
    const { formError } = await feedback.handle(result.failure, { call: logOut })
    if (formError) feedback.toast(formError)
  }
  const replaySubmit = useEffectEvent(() => void endSession())
  useEffect(() => {
    const { dataset } = document.documentElement
    if (form.current) form.current.dataset.ready = ''
    if (dataset.pendingSubmit !== formId) return
    delete dataset.pendingSubmit
    form.current?.removeAttribute('data-pending')
    const timer = setTimeout(() => replaySubmit())
    return () => clearTimeout(timer)
  }, [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void endSession()
  }
  if (useClientType() !== 'web') return null
  return (
    // The form has no fields, so screen reader users only need its button.
    <form id={formId} ref={form} role="presentation" method="dialog" className="contents" onSubmit={handleSubmit}>
      <Button
        type="submit"
        variant="ghost"
        size="row"
        // Align the label, or on phones the icon, with the content's edge.
        className="-ml-2 -mr-3.5"
        isBusy={isBusy || isNavigating}
      >
        <Icon of={LogOut} />
        <span className="max-phone:sr-only">{t('account.log-out')}</span>
      </Button>
    </form>
  )
}
