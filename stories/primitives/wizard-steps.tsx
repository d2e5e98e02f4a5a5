import { MessageSquareMore, ShieldCheck } from 'lucide'
import { ChoiceCards } from '../../src/primitives/choice-cards.tsx'
import { CodeField } from '../../src/primitives/code-field/code-field.tsx'
import { Icon } from '../../src/primitives/icon.tsx'
import { PasswordField } from '../../src/primitives/password-field.tsx'
import { QrCode } from '../../src/primitives/qr-code/qr-code.tsx'
import { SecretKey } from '../../src/primitives/secret-key.tsx'
import { WeChatGlyph } from '../../src/primitives/third-party-glyphs.tsx'
import type { WizardStepProps } from '../../src/primitives/wizard/wizard-frame.tsx'
import { qrPicture } from './qr-sample.ts'

/** The form inside of each sample step. */
const formId = 'step'

const english = {
  steps: [
    { id: 'identity', label: 'Identity' },
    { id: 'method', label: 'Method' },
    { id: 'connect', label: 'Connect' },
  ],
  summary: (place: number, label: string) => `Step ${place} of 3: ${label}`,
  done: 'done',
  back: 'Back',
  next: 'Continue',
  turnOn: 'Turn on',
  identity: ['Verify identity', 'Enter your login password to change how you log in.', 'Password', 'Show', 'Hide'],
  method: ['Choose verification method', 'You’ll use it each time you log in, after your password.'],
  choices: [
    ['SMS code', 'A 6-digit code to your phone'],
    ['WeChat', 'Scan once, get codes in WeChat'],
    ['Google Authenticator', 'Codes on your phone, even offline'],
  ],
  recommended: 'Recommended',
  connect: [
    'Set up authenticator app',
    'In Google Authenticator, tap + and scan this code.',
    '6-digit code from the app',
    'The code has only 6 digits',
  ],
  qr: ['QR code: scan it with Google Authenticator', 'Show a new code', 'Try again'],
  key: ['Can’t scan? Enter this key', 'Copy key', 'Copied', 'Press Ctrl+C to copy'],
}

const chinese: typeof english = {
  steps: [
    { id: 'identity', label: '验证身份' },
    { id: 'method', label: '选择方式' },
    { id: 'connect', label: '完成绑定' },
  ],
  summary: (place, label) => `第 ${place} 步，共 3 步：${label}`,
  done: '已完成',
  back: '上一步',
  next: '继续',
  turnOn: '开启',
  identity: ['验证身份', '更改登录方式前，请输入登录密码。', '密码', '显示', '隐藏'],
  method: ['选择验证方式', '之后每次登录，输入密码后还需要通过它验证。'],
  choices: [
    ['短信验证码', '6 位验证码发送到你的手机'],
    ['微信', '扫码绑定一次，之后在微信中接收验证码'],
    ['Google 身份验证器', '手机没有网络时也能生成验证码'],
  ],
  recommended: '推荐',
  connect: [
    '绑定身份验证器',
    '在 Google 身份验证器中点击“+”，扫描此二维码。',
    '验证器中的 6 位验证码',
    '验证码只有 6 位数字',
  ],
  qr: ['二维码：用 Google 身份验证器扫描', '刷新二维码', '重试'],
  key: ['无法扫码？请手动输入此密钥', '复制密钥', '已复制', '请按 Ctrl+C 复制'],
}

type Words = typeof english

function IdentityForm({ words }: { words: Words }) {
  const [, , label = '', show = '', hide = ''] = words.identity
  return (
    <PasswordField label={label} showLabel={show} hideLabel={hide} name="password" autoComplete="current-password" />
  )
}

function MethodForm({ words }: { words: Words }) {
  const icons = [
    <Icon key="sms" of={MessageSquareMore} />,
    <WeChatGlyph key="wechat" />,
    <Icon key="google" of={ShieldCheck} />,
  ]
  const values = ['sms', 'wechat', 'google']
  return (
    <ChoiceCards
      name="method"
      label={words.method[0]}
      labelLook="hidden"
      defaultValue="google"
      choices={words.choices.map(([label = '', description], index) => ({
        value: values[index] ?? '',
        label,
        description,
        icon: icons[index],
        tag: index === 0 ? words.recommended : undefined,
      }))}
    />
  )
}

function ConnectForm({ words }: { words: Words }) {
  const [, instruction, code, tooLong] = words.connect
  const [label = '', refresh = '', retry = ''] = words.qr
  const [keyLabel = '', copy = '', copied = '', failed = ''] = words.key
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center', justifyContent: 'center' }}>
        <QrCode
          size="small"
          picture={qrPicture}
          label={label}
          refreshLabel={refresh}
          retryLabel={retry}
          onRefresh={() => undefined}
        />
        <div style={{ flex: '1 1 200px' }}>
          <p style={{ paddingBottom: 20 }}>{instruction}</p>
          <SecretKey
            value="JBSWY3DPEHPK3PXP"
            label={keyLabel}
            copy={{ label: copy, copiedLabel: copied, failedLabel: failed }}
          />
        </div>
      </div>
      <div style={{ paddingTop: 24 }}>
        <CodeField look="cells" label={code} name="code" tooLongError={tooLong} reserve="none" />
      </div>
    </>
  )
}

const forms = { identity: IdentityForm, method: MethodForm, connect: ConnectForm }

export type StepId = keyof typeof forms
export const stepIds: StepId[] = ['identity', 'method', 'connect']

/** One step of a sample: setting up an authenticator. */
export function sampleStep(
  id: StepId,
  language: 'en' | 'zh-CN' = 'en',
  onSubmit: () => void = () => undefined,
): WizardStepProps {
  const words = language === 'en' ? english : chinese
  const place = stepIds.indexOf(id)
  const [title, description] = words[id]
  const Form = forms[id]
  return {
    steps: words.steps,
    current: id,
    summary: words.summary(place + 1, words.steps[place]?.label ?? ''),
    doneLabel: words.done,
    title,
    description: id === 'connect' ? undefined : description,
    action: { label: id === 'connect' ? words.turnOn : words.next, form: formId },
    back: place > 0 ? { label: words.back, depth: place, onSelect: () => undefined } : undefined,
    children: (
      <form
        key={id}
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Form words={words} />
      </form>
    ),
  }
}
