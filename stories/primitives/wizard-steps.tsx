import { CodeField } from '../../src/primitives/code-field/code-field.tsx'
import { PasswordField } from '../../src/primitives/password-field.tsx'
import { QrCode } from '../../src/primitives/qr-code/qr-code.tsx'
import { SecretKey } from '../../src/primitives/secret-key.tsx'
import type { WizardStepProps } from '../../src/primitives/wizard/wizard-frame.tsx'
import { qrImage } from './qr-sample.ts'

const identityFields = (
  <PasswordField label="Password" showLabel="Show" hideLabel="Hide" name="password" autoComplete="current-password" />
)

const connectFields = (
  <>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center', justifyContent: 'center' }}>
      <QrCode
        size="small"
        imageUrl={qrImage}
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
          copy={{ label: 'Copy key', copiedLabel: 'Copied', failedLabel: 'Copy it manually' }}
        />
      </div>
    </div>
    <div style={{ paddingTop: 24 }}>
      <CodeField
        variant="cells"
        label="6-digit code from the app"
        name="code"
        tooLongError="The code has only 6 digits"
        reserve="none"
      />
    </div>
  </>
)

const steps = {
  identity: {
    label: 'Identity',
    title: 'Verify identity',
    description: 'Enter your login password to change how you log in.',
    action: 'Continue',
    fields: identityFields,
  },
  connect: {
    label: 'Connect',
    title: 'Set up authenticator app',
    description: undefined,
    action: 'Turn on',
    fields: connectFields,
  },
}

/** Returns the props of a sample wizard step. */
export function sampleStep(id: keyof typeof steps, onSubmit = () => {}): WizardStepProps {
  const { label, title, description, action, fields } = steps[id]
  const depth = id === 'connect' ? 1 : 0
  return {
    steps: Object.entries(steps).map(([stepId, step]) => ({ id: stepId, label: step.label })),
    current: id,
    summary: `Step ${depth + 1} of 2: ${label}`,
    doneLabel: 'done',
    title,
    description,
    action: { label: action, form: 'step' },
    back: depth > 0 ? { label: 'Back', depth, onSelect: () => undefined } : undefined,
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
