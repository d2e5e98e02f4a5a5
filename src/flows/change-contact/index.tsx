import { ChangeContactView, type ChangeContactViewProps } from './change-contact-view.tsx'
import { useChangeContact } from './use-change-contact.ts'

export type ChangeContactFlowProps = Pick<ChangeContactViewProps, 'Layout' | 'contact' | 'overviewHref'>

/** Changing the phone or the email of an account, or adding one (SCR-13, SCR-14). */
export function ChangeContactFlow(props: ChangeContactFlowProps) {
  const { handleProved, handleProofOver, handleChanged, ...change } = useChangeContact(props.contact)
  return (
    <ChangeContactView
      {...props}
      {...change}
      onProved={handleProved}
      onProofOver={handleProofOver}
      onChanged={handleChanged}
    />
  )
}
