import { ChangeContactView, type ChangeContactViewProps } from './change-contact-view.tsx'
import { useChangeContact } from './use-change-contact.ts'

export type ChangeContactFlowProps = Pick<ChangeContactViewProps, 'Layout' | 'contact' | 'overviewHref'>

/** Changes the account's phone or email, or adds one (SCR-13, SCR-14). */
export function ChangeContactFlow(props: ChangeContactFlowProps) {
  const { handleProved, handleProofExpired, handleChanged, ...change } = useChangeContact(props.contact)
  return (
    <ChangeContactView
      {...props}
      {...change}
      onProved={handleProved}
      onProofExpired={handleProofExpired}
      onChanged={handleChanged}
    />
  )
}
