import { type ChangeContactState, hasTwoSteps } from './change-contact.machine.ts'
import type { ContactKind } from './contact-calls.ts'
import { ReplaceContact } from './replace-contact.tsx'
import { VerifyCurrent } from './verify-current.tsx'

export type ContactStepsProps = {
  contact: ContactKind
  state: Extract<ChangeContactState, { hasExpired: boolean }>
  onVerified: () => void
  onVerificationExpired: () => void
  onChanged: (newContact: string) => void
}

/** Shows the current step's form. Loaded lazily, since no form can render before the current contact has loaded. */
export function ContactSteps({ contact, state, onVerified, onVerificationExpired, onChanged }: ContactStepsProps) {
  const isVerifying = state.step === 'verify'
  return (
    <>
      {isVerifying && <VerifyCurrent contact={contact} current={state.current} onVerified={onVerified} />}
      {/* Hidden rather than unmounted, to keep user input while the user verifies the current contact again. */}
      {(!isVerifying || state.hasExpired) && (
        <ReplaceContact
          contact={contact}
          isAdding={!hasTwoSteps(state)}
          isHidden={isVerifying}
          onChanged={onChanged}
          onVerificationExpired={onVerificationExpired}
        />
      )}
    </>
  )
}
