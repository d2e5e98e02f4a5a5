import { useState } from 'react'
import { Button } from '../../src/primitives/button.tsx'
import { Confirm } from '../../src/primitives/dialog/confirm.tsx'
import { WizardDialog, type WizardDialogProps } from '../../src/primitives/wizard/wizard-dialog.tsx'
import { type StepId, sampleStep, stepIds } from './wizard-steps.tsx'

type WizardExampleProps = Partial<WizardDialogProps> & {
  first?: StepId
  language?: 'en' | 'zh-CN'
  onDone?: () => void
}

/** A caller: goes on when the step's form is submitted, and asks before what was typed is lost. */
export function SetUp({
  first = 'identity',
  language = 'en',
  isOpen: isOpenAtFirst = true,
  onDone,
  ...rest
}: WizardExampleProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [isAsked, setIsAsked] = useState(false)
  const [id, setId] = useState(first)
  const goTo = (distance: number) => setId(stepIds[stepIds.indexOf(id) + distance] ?? id)
  const step = sampleStep(id, language, () => (id === 'connect' ? onDone?.() : goTo(1)))
  const hasTyped = () => [...document.querySelectorAll('input')].some(({ type, value }) => type !== 'radio' && value)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {language === 'en' ? 'Turn on' : '开启'}
      </Button>
      <WizardDialog
        isOpen={isOpen}
        onClose={() => (hasTyped() ? setIsAsked(true) : setIsOpen(false))}
        closeLabel={language === 'en' ? 'Close' : '关闭'}
        {...step}
        back={step.back && { ...step.back, onSelect: () => goTo(-1) }}
        {...rest}
        action={{ ...step.action, ...rest.action }}
      />
      <Confirm
        isOpen={isAsked}
        title="Leave set-up? What you typed is not kept."
        confirmLabel="Leave"
        cancelLabel="Stay"
        variant="danger"
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false)
          setIsOpen(false)
        }}
      />
    </>
  )
}
