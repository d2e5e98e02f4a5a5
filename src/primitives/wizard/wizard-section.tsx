import type { ComponentProps } from 'react'
import { WizardFrame, type WizardStepProps } from './wizard-frame.tsx'

export type WizardSectionProps = WizardStepProps & Pick<ComponentProps<'div'>, 'id' | 'className'>

/** A multi-step task as a whole page, such as the set-up that a login requires (TWO-12). Its title is the page's. */
export function WizardSection({ id, className, ...step }: WizardSectionProps) {
  return (
    <div id={id} className={className}>
      <WizardFrame {...step} place="page" heading="h1" note="p" />
    </div>
  )
}
