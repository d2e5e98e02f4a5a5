import { type ChangeContactState, hasProof } from './change-contact.machine.ts'
import type { Contact } from './contact-ways.ts'
import { ProveCurrent } from './prove-current.tsx'
import { ReplaceContact } from './replace-contact.tsx'

export type ContactStepsProps = {
  contact: Contact
  state: Extract<ChangeContactState, { isAgain: boolean }>
  onProved: () => void
  onProofOver: () => void
  onChanged: (next: string) => void
}

/** The form of each step. Lazy, since no form can render before the server has reported the current contact. */
export function ContactSteps({ contact, state, onProved, onProofOver, onChanged }: ContactStepsProps) {
  const isProving = state.step === 'prove'
  return (
    <>
      {isProving && <ProveCurrent contact={contact} current={state.current} onProved={onProved} />}
      {/* Hidden rather than unmounted, so typed values survive verifying the current one again. */}
      {(!isProving || state.isAgain) && (
        <ReplaceContact
          contact={contact}
          isFirst={!hasProof(state)}
          isHidden={isProving}
          onChanged={onChanged}
          onProofOver={onProofOver}
        />
      )}
    </>
  )
}
