import { useState } from 'react'
import { forgotPassword } from '../../../api/calls/password.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { resendDelayMs } from '../../../rules/limits.ts'
import { useSend } from '../../../widgets/send/index.tsx'
import { useEverySecond } from '../../../widgets/sms-code/index.tsx'

type EmailStepOptions = {
  email: string
  sentAt: number
  onSent: (at: number) => void
}

/** Lets the user request the password reset email again after a minute (SCR-05). */
export function useEmailStep({ email, sentAt, onSent }: EmailStepOptions) {
  const { host } = useEnvironment()
  const { clock } = host
  const sender = useSend({ scene: 'forgot_password' })
  const [now, setNow] = useState(() => clock.now())
  const [wasResent, setWasResent] = useState(false)
  const resendAt = sentAt + resendDelayMs
  const secondsLeft = Math.min(Math.max(Math.ceil((resendAt - now) / 1000), 0), resendDelayMs / 1000)
  useEverySecond(secondsLeft > 0 ? resendAt : undefined, host, () => setNow(clock.now()))

  const form = useForm({
    id: 'forgot-password-mail',
    initialValues: { pic_captcha: '' },
    onSubmit: async (): Promise<void> => {
      if (secondsLeft > 0) return
      const result = await sender.send(forgotPassword, { email }, { form, fields: [] })
      setWasResent(result.ok)
      if (!result.ok) return
      onSent(clock.now())
      setNow(clock.now())
    },
  })
  return { form, captcha: sender.renderCaptchas(form.field('pic_captcha')), secondsLeft, wasResent }
}
