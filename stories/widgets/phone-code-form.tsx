import { expect, waitFor } from 'storybook/test'
import { createStoryTranslations } from '../../.storybook/translations.ts'
import { newPhone } from '../../mocks/personas/people.ts'
import { quickLogin, sendQuickLoginCode } from '../../src/api/calls/quick-login.ts'
import { useTranslations } from '../../src/i18n/translations.tsx'
import { useEnvironment } from '../../src/kit/environment.tsx'
import { useFeedback } from '../../src/kit/feedback/index.tsx'
import { FormSubmit, useForm } from '../../src/kit/form/index.ts'
import { finishLogin } from '../../src/kit/session/index.ts'
import { TextField } from '../../src/primitives/text-field.tsx'
import { maskPhone } from '../../src/rules/mask.ts'
import { isPhone, readPhone } from '../../src/rules/phone.ts'
import { SmsCode } from '../../src/widgets/sms-code/index.tsx'
import { getStage, type PlayContext } from '../pages/page-driver.ts'

/** The phone number in these stories. It is not registered. */
const phone = newPhone

const phoneLabels = { en: 'Phone number', 'zh-CN': '手机号', 'zh-TW': '手機號碼' }

/** Shows a typical form with a phone number field and a code field, and submits it once the code is complete. */
export function PhoneCodeForm() {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const { t, locale } = useTranslations()
  const form = useForm({
    id: 'quick-login',
    initialValues: { phone: '', pic_captcha: '', sms_captcha: '' },
    onSubmit: async ({ phone: to, sms_captcha }): Promise<void> => {
      const result = await client.call(quickLogin, { phone: to, sms_captcha })
      if (result.ok) return finishLogin(host, result.value)
      const outcome = await feedback.handle(result.failure, { fields: ['phone', 'sms_captcha'], call: quickLogin })
      form.showErrors(outcome.fieldErrors, outcome.formError)
    },
  })
  const { ref } = form.formProps

  return (
    <form {...form.formProps}>
      <TextField {...form.field('phone')} label={phoneLabels[locale]} type="tel" autoComplete="tel" />
      <SmsCode
        {...form.field('sms_captcha')}
        pictureField={form.field('pic_captcha')}
        purpose="login"
        scene="login"
        call={sendQuickLoginCode}
        readRecipient={() => {
          const field = ref.current?.elements.namedItem('phone')
          const typedPhone = field instanceof HTMLInputElement ? readPhone(field.value, '86', ['86']) : undefined
          const recipient =
            typedPhone && isPhone(typedPhone)
              ? { ok: true as const, value: typedPhone.number, displayValue: maskPhone(typedPhone.number) }
              : { ok: false as const, error: t('phone-field.empty') }
          return Promise.resolve(recipient)
        }}
        send={(to, { messageType, pictureCaptcha, captchaRequestId }) =>
          client.call(sendQuickLoginCode, {
            phone: to,
            message_type: messageType,
            pic_captcha: pictureCaptcha,
            captcha_request_id: captchaRequestId,
          })
        }
        fields={['phone', 'sms_captcha']}
        onErrors={form.showErrors}
        isIncomplete={form.values.phone === ''}
        hasVoice
        onComplete={() => ref.current?.requestSubmit()}
      />
      <FormSubmit form={form}>{t('login.submit')}</FormSubmit>
    </form>
  )
}

/** Returns queries that find the form's parts by role and name, in the story's language. */
export function createFormQueries(context: Pick<PlayContext, 'canvas' | 'globals'>) {
  const { canvas, globals } = context
  const { t, locale } = createStoryTranslations({ globals })
  return {
    t,
    phone: () => canvas.getByRole('textbox', { name: phoneLabels[locale] }),
    code: () => canvas.getByRole('textbox', { name: t('sms-code.label') }),
    picture: () => canvas.findByRole('textbox', { name: t('picture-captcha.label') }),
    send: () => canvas.getByRole('button', { name: t('sms-code.send') }),
    resend: () => canvas.findByRole('button', { name: t('sms-code.resend') }),
    countdown: (seconds: number) => canvas.findByRole('button', { name: t('sms-code.countdown', { seconds }) }),
    voice: () => canvas.findByRole('button', { name: t('sms-code.voice') }),
    submit: () => canvas.getByRole('button', { name: t('login.submit') }),
    /** Finds text in a live region. */
    announced: (text: string) => canvas.findByText(text, { selector: '[role=status]' }),
  }
}

/** Stops the page's clock, so that countdowns pause. `advance` moves the page's and the service's clocks forward. */
export function stopClock(context: Pick<PlayContext, 'loaded'>): { advance: (ms: number) => void } {
  const { service, environment } = getStage(context)
  const { clock } = environment.host
  let now = clock.now()
  clock.now = () => now
  return {
    advance: (ms) => {
      now += ms
      service.clock.advance(ms)
      // Countdowns update when the page becomes visible again.
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

/** Types the phone number and requests a code. */
export async function sendCode(context: PlayContext): Promise<void> {
  const parts = createFormQueries(context)
  await context.userEvent.type(parts.phone(), phone)
  await waitFor(() => expect(parts.send()).not.toHaveAttribute('aria-disabled'))
  await context.userEvent.click(parts.send())
}

/** Returns the messages that the service has sent to `phone`, newest last. */
export const messagesTo = (context: Pick<PlayContext, 'loaded'>) =>
  getStage(context).service.outbox.filter(({ to }) => to === phone)

/** Types a wrong code, waits for the error, and returns the code. */
export async function typeWrongCode(context: PlayContext): Promise<string> {
  const { code } = createFormQueries(context)
  const wrongCode = messagesTo(context).at(-1)?.code === '1234' ? '4321' : '1234'
  await context.userEvent.type(code(), wrongCode)
  await waitFor(() => expect(code()).toBeInvalid())
  return wrongCode
}
