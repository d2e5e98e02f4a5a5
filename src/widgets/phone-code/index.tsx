import { useState } from 'react'
import { useTranslations } from '../../i18n/translations.tsx'
import { useLazyComponent } from '../../kit/lazy.tsx'
import { PhoneNumberField } from '../phone/index.tsx'
import { CodePlaceholder } from './code-placeholder.tsx'
import type { PhoneCodeOptions } from './phone-code-sender.tsx'

const load = () => import('./phone-code-sender.tsx').then((module) => module.PhoneCodeSender)

/**
 * Shows fields for a phone number and the code that verifies it (WID-01, WID-05, WID-06). The component that
 * sends codes loads lazily. If it fails to load, pressing "Send code" loads it again and then sends the code (RS-1).
 */
export function PhoneCode(props: PhoneCodeOptions) {
  const { form } = props
  const { t } = useTranslations()
  /** `requested`: the user pressed "Send code" after the component failed to load. */
  const [phase, setPhase] = useState<'loading' | 'failed' | 'requested'>('loading')
  const [hasFocus, setHasFocus] = useState(false)
  const { Component } = useLazyComponent(load, {
    isNeeded: phase !== 'failed',
    prefetchMs: Infinity,
    onLoadFailure: () => {
      setPhase('failed')
      if (phase === 'requested') form.showErrors({ sms_captcha: t('page.load-failed') })
    },
  })
  const handleSend = () => {
    setHasFocus(false)
    setPhase('requested')
  }
  return (
    <>
      <PhoneNumberField {...form.field('phone')} />
      {Component && !hasFocus ? (
        <Component {...props} sendOnMount={phase === 'requested'} />
      ) : (
        <CodePlaceholder
          {...form.field('sms_captcha')}
          onFocusChange={setHasFocus}
          onSend={phase === 'loading' ? undefined : handleSend}
        />
      )}
    </>
  )
}
