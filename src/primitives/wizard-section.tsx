import type { ComponentProps } from 'react'
import { WizardFrame, type WizardStepProps } from './wizard-frame.tsx'

export type WizardSectionProps = WizardStepProps & Pick<ComponentProps<'div'>, 'id' | 'className'>

/** A task of several steps that is the page itself, such as the set-up that a login asks for (TWO-12). Its title is the page's. */
export function WizardSection({ id, className, ...step }: WizardSectionProps) {
  return (
    <div id={id} className={className}>
      <WizardFrame {...step} place="page" heading="h1" note="p" />
    </div>
  )
}
