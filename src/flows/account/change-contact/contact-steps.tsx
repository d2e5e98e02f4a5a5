import { type ChangeContactState, hasProof } from './change-contact.machine.ts'
import type { Contact } from './contact-calls.ts'
import { ReplaceContact } from './replace-contact.tsx'
import { VerifyCurrent } from './verify-current.tsx'

export type ContactStepsProps = {
  contact: Contact
  state: Extract<ChangeContactState, { isAgain: boolean }>
  onVerified: () => void
  onProofExpired: () => void
  onChanged: (next: string) => void
}

/** Lazy, since no form can render before the current contact is known. */
export function ContactSteps({ contact, state, onVerified, onProofExpired, onChanged }: ContactStepsProps) {
  const isProving = state.step === 'prove'
  return (
    <>
      {isProving && <VerifyCurrent contact={contact} current={state.current} onVerified={onVerified} />}
      {/* Hidden rather than unmounted, to keep typed values while the current contact is verified again. */}
      {(!isProving || state.isAgain) && (
        <ReplaceContact
          contact={contact}
          isFirst={!hasProof(state)}
          isHidden={isProving}
          onChanged={onChanged}
          onProofExpired={onProofExpired}
        />
      )}
    </>
  )
}
