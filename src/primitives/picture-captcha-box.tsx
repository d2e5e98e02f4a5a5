import { cva } from 'class-variance-authority'
import { RotateCw } from 'lucide'
import { type CompositionEvent, type InputEvent, type ReactNode, useState } from 'react'
import { readPictureCaptcha } from '../rules/codes.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const refresh = cva([
  'grid place-items-center h-11 w-[7.5rem] mr-0.5 phone:h-9 phone:w-24 phone:mr-1 overflow-hidden rounded-inner bg-surface-sunken text-muted',
  'pointer-coarse:h-11 pointer-coarse:w-[7.5rem] client:h-8 client:w-24',
  'text-caption hover:text-default focus-visible:outline-offset-0',
])

export type PictureCaptchaBoxProps = Omit<TextFieldProps, 'suffix' | 'maxLength'> & {
  /** Where the picture lies. Another address is another picture. */
  picture?: string
  /** The button's accessible name: what the picture shows, and that a press brings another. */
  refreshLabel: string
  /** On the button when the picture did not come. */
  retryText: ReactNode
  /** A click on the picture asks for a new one (WID-04). */
  onRefresh: () => void
  /** The error while there are more characters than the picture has. */
  tooLongError: ReactNode
  limit?: number
}

/**
 * The characters of a picture, at most 4 (WID-04): more is a message, not a silent cut. When a new picture comes, the caller
 * empties the input and focuses it, through `ref`.
 */
export function PictureCaptchaBox({
  picture,
  refreshLabel,
  retryText,
  onRefresh,
  tooLongError,
  limit = 4,
  error,
  onInput,
  onCompositionEnd,
  ...rest
}: PictureCaptchaBoxProps) {
  const [tooLongFor, setTooLongFor] = useState<{ picture?: string }>()
  const [arrival, setArrival] = useState<{ picture?: string; status: 'ready' | 'failed' }>()
  const status = arrival && arrival.picture === picture ? arrival.status : 'loading'
  const isTooLong = tooLongFor !== undefined && tooLongFor.picture === picture

  function check({ value }: HTMLInputElement) {
    setTooLongFor(Array.from(readPictureCaptcha(value).code).length > limit ? { picture } : undefined)
  }

  function handleInput(event: InputEvent<HTMLInputElement>) {
    // What an input method is still composing is no answer yet (IM-1).
    if (!event.nativeEvent.isComposing) check(event.currentTarget)
    onInput?.(event)
  }

  function handleCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
    check(event.currentTarget)
    onCompositionEnd?.(event)
  }

  return (
    <TextField
      {...rest}
      error={isTooLong ? tooLongError : error}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onInput={handleInput}
      onCompositionEnd={handleCompositionEnd}
      suffix={
        <button
          type="button"
          className={refresh()}
          aria-label={status === 'failed' ? undefined : refreshLabel}
          aria-busy={status === 'loading' || undefined}
          data-state={status}
          onClick={onRefresh}
        >
          {picture && status !== 'failed' && (
            <img
              key={picture}
              src={picture}
              alt=""
              // Not both: its full size would reach over the page's edge while it is hidden.
              className={status === 'loading' ? 'sr-only' : 'size-full object-contain'}
              onLoad={() => setArrival({ picture, status: 'ready' })}
              onError={() => setArrival({ picture, status: 'failed' })}
            />
          )}
          {status === 'loading' && <Spinner />}
          {status === 'failed' && (
            <span className="flex items-center gap-1">
              <Icon of={RotateCw} size="sm" />
              {retryText}
            </span>
          )}
        </button>
      }
    />
  )
}
