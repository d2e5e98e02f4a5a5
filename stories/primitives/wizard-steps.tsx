import { MessageSquareMore, ShieldCheck } from 'lucide'
import type { ReactNode } from 'react'
import { ChoiceCards } from '../../src/primitives/choice-cards.tsx'
import { CodeField } from '../../src/primitives/code-field/code-field.tsx'
import { Icon } from '../../src/primitives/icon.tsx'
import { PasswordField } from '../../src/primitives/password-field.tsx'
import { QrCode } from '../../src/primitives/qr-code/qr-code.tsx'
import { SecretKey } from '../../src/primitives/secret-key.tsx'
import { WeChatGlyph } from '../../src/primitives/third-party-glyphs.tsx'
import type { WizardStepProps } from '../../src/primitives/wizard/wizard-frame.tsx'
import { qrPicture } from './qr-sample.ts'

const identity = (
  <PasswordField label="Password" showLabel="Show" hideLabel="Hide" name="password" autoComplete="current-password" />
)

/** Methods of two-step verification. */
export const methods = [
  {
    value: 'sms',
    label: 'SMS code',
    description: 'A 6-digit code to your phone',
    icon: <Icon of={MessageSquareMore} />,
    tag: 'Recommended',
  },
  { value: 'wechat', label: 'WeChat', description: 'Scan once, get codes in WeChat', icon: <WeChatGlyph /> },
  {
    value: 'google',
    label: 'Google Authenticator',
    description: 'Codes on your phone, even offline',
    icon: <Icon of={ShieldCheck} />,
  },
]

const method = (
  <ChoiceCards
    name="method"
    label="Choose verification method"
    labelLook="hidden"
    defaultValue="google"
    choices={methods}
  />
)

const connect = (
  <>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center', justifyContent: 'center' }}>
      <QrCode
        size="small"
        picture={qrPicture}
        label="QR code: scan it with Google Authenticator"
        refreshLabel="Show a new code"
        retryLabel="Try again"
        onRefresh={() => undefined}
      />
      <div style={{ flex: '1 1 200px' }}>
        <p style={{ paddingBottom: 20 }}>In Google Authenticator, tap + and scan this code.</p>
        <SecretKey
          value="JBSWY3DPEHPK3PXP"
          label="Can’t scan? Enter this key"
          copy={{ label: 'Copy key', copiedLabel: 'Copied', failedLabel: 'Press Ctrl+C to copy' }}
        />
      </div>
    </div>
    <div style={{ paddingTop: 24 }}>
      <CodeField
        look="cells"
        label="6-digit code from the app"
        name="code"
        tooLongError="The code has only 6 digits"
        reserve="none"
      />
    </div>
  </>
)

type Step = { label: string; title: string; description?: string; action: string; fields: ReactNode }

const steps = {
  identity: {
    label: 'Identity',
    title: 'Verify identity',
    description: 'Enter your login password to change how you log in.',
    action: 'Continue',
    fields: identity,
  },
  method: {
    label: 'Method',
    title: 'Choose verification method',
    description: 'You’ll use it each time you log in, after your password.',
    action: 'Continue',
    fields: method,
  },
  connect: { label: 'Connect', title: 'Set up authenticator app', action: 'Turn on', fields: connect },
} satisfies Record<string, Step>

export type StepId = keyof typeof steps
export const stepIds = Object.keys(steps) as StepId[]

/** One step of a sample wizard. */
export function sampleStep(id: StepId, onSubmit: () => void): WizardStepProps {
  const { label, title, description, action, fields }: Step = steps[id]
  const index = stepIds.indexOf(id)
  return {
    steps: stepIds.map((step) => ({ id: step, label: steps[step].label })),
    current: id,
    summary: `Step ${index + 1} of 3: ${label}`,
    doneLabel: 'done',
    title,
    description,
    action: { label: action, form: 'step' },
    back: index > 0 ? { label: 'Back', depth: index, onSelect: () => undefined } : undefined,
    children: (
      <form
        key={id}
        id="step"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {fields}
      </form>
    ),
  }
}
