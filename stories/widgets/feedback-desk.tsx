import type { Client } from '../../src/api/client.ts'
import { useTexts } from '../../src/i18n/texts.tsx'
import { useEnvironment } from '../../src/kit/environment.tsx'
import { type Feedback, useFeedback } from '../../src/kit/feedback/index.tsx'
import { Button } from '../../src/primitives/button.tsx'
import {
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogRoot,
  DialogTitle,
} from '../../src/primitives/dialog/dialog.tsx'
import { TextField } from '../../src/primitives/text-field.tsx'

export type FeedbackDeskProps = {
  /** What a press of the button brings about. */
  onPress: (feedback: Feedback, client: Client) => void
  /** `dialog`: the button stands in a step of a task, over the page. */
  place?: 'page' | 'dialog'
}

/** A field and a button, and whatever the press of it has to say. */
export function FeedbackDesk({ onPress, place = 'page' }: FeedbackDeskProps) {
  const { t } = useTexts()
  const { client } = useEnvironment()
  const feedback = useFeedback()
  const field = <TextField label={t('login.login.label')} name="login" />
  const button = <Button onClick={() => onPress(feedback, client)}>{t('login.submit')}</Button>
  if (place === 'page') {
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        {field}
        {button}
      </div>
    )
  }
  return (
    <DialogRoot defaultOpen>
      <DialogContent closeLabel={t('dialog.close')}>
        <DialogTitle>{t('login.submit')}</DialogTitle>
        <DialogBody>{field}</DialogBody>
        <DialogFooter>{button}</DialogFooter>
      </DialogContent>
    </DialogRoot>
  )
}
