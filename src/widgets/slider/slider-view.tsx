import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from '../../i18n/translations.tsx'
import { Button } from '../../primitives/button.tsx'
import {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogRoot,
  DialogTitle,
} from '../../primitives/dialog/dialog.tsx'
import { FieldMessage } from '../../primitives/field-message.tsx'
import {
  type SlideStatus,
  SlideToVerify,
  type SlideToVerifyProps,
} from '../../primitives/slide-to-verify/slide-to-verify.tsx'
import { Spinner } from '../../primitives/spinner.tsx'
import type { SliderState } from './slider.machine.ts'

/** Another login method, which the slider must offer during a login (OC-7). */
export type SliderAlternative = { method: 'sms' | 'qr'; onChoose: () => void }

export type SliderViewProps = {
  state: SliderState
  alternative?: SliderAlternative
  onSlide: SlideToVerifyProps['onComplete']
  onRetry: () => void
  onClose: () => void
}

const hiddenPhases: readonly SliderState['phase'][] = ['closed', 'starting', 'in-popup']

const statuses: Partial<Record<SliderState['phase'], SlideStatus>> = {
  ready: 'ready',
  checking: 'checking',
  passed: 'passed',
  failed: 'failed',
  'rate-limited': 'locked',
  'no-response': 'locked',
}

/** Shows a dialog (WID-16) with the page's own slider, or with the loading or error message of a vendor's slider. */
export function SliderView({ state, alternative, onSlide, onRetry, onClose }: SliderViewProps) {
  const { t } = useTranslations()
  const id = useId()
  const isOpen = !hiddenPhases.includes(state.phase)
  // Keep the content while the dialog closes.
  const [lastOpenState, setLastOpenState] = useState(state)
  if (isOpen && state !== lastOpenState) setLastOpenState(state)
  const displayedState = isOpen ? state : lastOpenState
  const status = statuses[displayedState.phase]
  const canRetry = displayedState.phase === 'no-response' || displayedState.phase === 'unavailable'
  const message = getMessage(displayedState)

  function getMessage(sliderState: SliderState): ReactNode {
    switch (sliderState.phase) {
      case 'failed':
        return sliderState.message ?? t('slider.failed')
      case 'rate-limited':
        return t('slider.too-many-attempts')
      case 'no-response':
        return t('slider.no-response')
      case 'unavailable':
        return t(sliderState.reason === 'timeout' ? 'slider.load-slow' : 'slider.load-failed')
      default:
        return undefined
    }
  }

  return (
    <DialogRoot open={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onClose()}>
      <DialogContent width="alert" closeLabel={t('dialog.close')}>
        <DialogTitle>{t('slider.title')}</DialogTitle>
        {status && (
          <DialogDescription id={`${id}-how`}>
            {t('slider.instructions')}
            <span className="block pointer-coarse:hidden">{t('slider.keyboard-instructions')}</span>
          </DialogDescription>
        )}
        {/* Extend into the dialog's padding, to make room for the 360 px slider. */}
        <DialogBody className="phone:-mx-0.5 pb-6 phone:pb-7">
          {status && (
            <SlideToVerify
              label={t('slider.label')}
              stoppedText={t('slider.stopped')}
              checkingText={t('slider.checking')}
              passedText={t('slider.passed')}
              status={status}
              aria-describedby={`${id}-how ${id}-message`}
              onComplete={onSlide}
            />
          )}
          {displayedState.phase === 'loading' && (
            <p role="status" className="flex items-center gap-3 h-10 text-muted">
              <Spinner />
              {t('slider.loading')}
            </p>
          )}
          {/* Reserve space for the message, to avoid a layout shift. */}
          <div id={`${id}-message`} className={status ? 'min-h-5 mt-2' : undefined}>
            {message && (
              <FieldMessage tone="error" live="assertive">
                {message}
              </FieldMessage>
            )}
          </div>
          {(canRetry || alternative) && (
            <div className="flex flex-wrap items-center justify-between gap-3 mt-4">
              {alternative && (
                <Button
                  variant="ghost"
                  className="-ml-3"
                  onClick={() => {
                    onClose()
                    alternative.onChoose()
                  }}
                >
                  {alternative.method === 'sms' ? t('login.instead.sms') : t('login.instead.qr')}
                </Button>
              )}
              {canRetry && (
                <Button className="ml-auto" onClick={onRetry}>
                  {t('slider.retry')}
                </Button>
              )}
            </div>
          )}
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  )
}
