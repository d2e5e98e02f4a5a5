import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { createStoryTranslations } from '../../.storybook/translations.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { login, twoStepLogin } from '../../src/api/calls/login.ts'
import { useTranslations } from '../../src/i18n/translations.tsx'
import { useEnvironment } from '../../src/kit/environment.tsx'
import { useFeedback } from '../../src/kit/feedback/index.tsx'
import { FormSubmit, useForm } from '../../src/kit/form/index.ts'
import { finishLogin } from '../../src/kit/session/index.ts'
import { CodeField } from '../../src/primitives/code-field/code-field.tsx'
import { twoStepCodeLength } from '../../src/rules/limits.ts'
import { getStage, type PlayContext } from '../pages/page-driver.ts'
import { inColumn } from '../primitives/in-column.tsx'

const codeLabels = { en: '6-digit code', 'zh-CN': '6 位验证码', 'zh-TW': '6 位數驗證碼' }

/** Shows the second step of a login, with a code field only. */
function CodeForm() {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const { t, locale } = useTranslations()
  const form = useForm({
    id: 'two-step',
    initialValues: { two_step_captcha: '' },
    onSubmit: async ({ two_step_captcha }): Promise<void> => {
      const result = await client.call(twoStepLogin, { two_step_captcha, method: 'wechat' })
      if (result.ok) return finishLogin(host, result.value)
      const outcome = await feedback.handle(result.failure, { fields: ['two_step_captcha'], call: twoStepLogin })
      if (outcome.fieldErrors.two_step_captcha) form.clear('two_step_captcha')
      form.showErrors(outcome.fieldErrors, outcome.formError)
    },
  })
  const { ref } = form.formProps
  return (
    <form {...form.formProps}>
      <CodeField
        {...form.field('two_step_captcha')}
        variant="cells"
        label={codeLabels[locale]}
        tooLongError={t('sms-code.too-long', { count: twoStepCodeLength })}
        onComplete={() => ref.current?.requestSubmit()}
      />
      <FormSubmit form={form}>{t('login.submit')}</FormSubmit>
    </form>
  )
}

const about = `
Shows a step with a single field, for a code from an authenticator app or WeChat.

- **When to use**: if the user only enters a code that they already have. In a form with other fields, or if the code is requested on the same screen, use \`SmsCode\`.
- **Anatomy**: \`CodeField\` with cells, in a form that uses \`useForm\`; \`onComplete\` calls the form's \`requestSubmit\`. The submit button's description says what is missing. Clicking the button resubmits the code after a failed call.
- **A complete code is submitted** once, without a click. The form only runs one submit at a time, and the field does not report the same code twice unless the code was rejected or retyped. The flow clears a rejected code, shows the error under the field, and keeps focus in the field.
- **Keyboard**: the user types digits, and Enter submits a complete form. Nothing is submitted during IME composition.
- **Content**: the label says where the code comes from; the error comes from the server.
`

const meta = preview.meta({
  id: 'widgets-onetimecode',
  title: 'Widgets/One-time code',
  component: CodeForm,
  tags: ['autodocs', 'widget'],
  decorators: [inColumn],
  parameters: {
    layout: 'padded',
    page: { path: '/two-step-login' },
    docs: { description: { component: about } },
  },
  // Starts a login that requires a second step. The service then sends a code.
  beforeEach: async (context) => {
    const { client } = getStage(context).environment
    await client.call(login, { login: people.olu.email, password: demoPassword })
  },
})

const getSubmitCalls = (context: Pick<PlayContext, 'loaded'>) =>
  getStage(context).service.calls.filter(({ path }) => path === '/two_step_login')
const getSentCode = (context: Pick<PlayContext, 'loaded'>) =>
  String(getStage(context).service.outbox.findLast(({ channel }) => channel === 'wechat')?.code)
const getWrongCode = (context: Pick<PlayContext, 'loaded'>) => (getSentCode(context) === '123456' ? '654321' : '123456')

function getFormParts({ canvas, globals }: Pick<PlayContext, 'canvas' | 'globals'>) {
  const { t, locale } = createStoryTranslations({ globals })
  return {
    t,
    code: () => canvas.getByRole<HTMLInputElement>('textbox', { name: codeLabels[locale] }),
    submit: () => canvas.getByRole('button', { name: t('login.submit') }),
  }
}

export const Empty = meta.story({
  name: 'Empty',
  play: async (context) => {
    const parts = getFormParts(context)
    await waitFor(() => expect(parts.submit()).toHaveAttribute('aria-disabled', 'true'))
    await expect(getSubmitCalls(context)).toEqual([])
  },
})

// IN-8
export const Wrong = meta.story({
  name: 'Wrong code: the field is cleared and keeps focus',
  tags: ['!autodocs', 'focus'],
  play: async (context) => {
    const parts = getFormParts(context)
    await context.userEvent.type(parts.code(), getWrongCode(context))
    await waitFor(() => expect(parts.code()).toBeInvalid())
    await expect(parts.code()).toHaveValue('')
    await expect(parts.code()).toHaveFocus()
    // The focus ring returns to the first cell.
    const cells = [...context.canvasElement.querySelectorAll('[aria-hidden] > span')]
    await waitFor(() => expect(cells.findIndex((cell) => cell.getAttribute('data-caret') === 'here')).toBe(0))
    await expect(getSubmitCalls(context)).toHaveLength(1)
  },
})

// OC-1, TWO-14
export const TooLong = meta.story({
  name: 'Ambiguous or overlong pasted code: nothing is sent',
  tags: ['!autodocs'],
  play: async (context) => {
    const { code, t } = getFormParts(context)
    await context.userEvent.click(code())
    await context.userEvent.paste('【Portico】验证码 482913 或 482914，请使用较新的一个。')
    await waitFor(() => expect(code()).toHaveAccessibleDescription(t('sms-code.too-long', { count: 6 })))
    await expect(code()).toHaveValue('')
    await context.userEvent.paste('48291')
    await expect(code()).not.toHaveAccessibleDescription()
    await context.userEvent.paste('377')
    await expect(code()).toHaveAccessibleDescription(t('sms-code.too-long', { count: 6 }))
    await expect(getSubmitCalls(context)).toEqual([])
  },
})
