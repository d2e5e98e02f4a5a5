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
  /** The picture's URL. A different URL means a new picture. */
  picture?: string
  /** The accessible name of the button that contains the picture, e.g. "Show a new code". */
  refreshLabel: string
  /** Shown on the button if the picture failed to load. */
  retryText: ReactNode
  /** Called when the user requests a new picture (WID-04). */
  onRefresh: () => void
  /** The maximum number of characters. */
  limit?: number
}

/** Truncates input that is too long. `maxLength` would also count spaces in pasted text. */
function limitLength(input: HTMLInputElement, limit: number) {
  const characters = Array.from(readPictureCaptcha(input.value).code)
  if (characters.length > limit) input.value = characters.slice(0, limit).join('')
}

/**
 * Shows a picture captcha of up to 4 characters (WID-04). When there is a new picture, clear and focus the input
 * through `ref`.
 */
export function PictureCaptchaBox({
  picture,
  refreshLabel,
  retryText,
  onRefresh,
  limit = 4,
  onInput,
  onCompositionEnd,
  ...rest
}: PictureCaptchaBoxProps) {
  const [loadResult, setLoadResult] = useState<{ picture?: string; status: 'ready' | 'failed' }>()
  const status = loadResult && loadResult.picture === picture ? loadResult.status : 'loading'

  function handleInput(event: InputEvent<HTMLInputElement>) {
    // Do not change text while an input method is composing it (IM-1).
    if (!event.nativeEvent.isComposing) limitLength(event.currentTarget, limit)
    onInput?.(event)
  }

  function handleCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
    limitLength(event.currentTarget, limit)
    onCompositionEnd?.(event)
  }

  return (
    <TextField
      {...rest}
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
              // Do not combine `sr-only` with `size-full`: the hidden picture would overflow the page.
              className={status === 'loading' ? 'sr-only' : 'size-full object-contain'}
              onLoad={() => setLoadResult({ picture, status: 'ready' })}
              onError={() => setLoadResult({ picture, status: 'failed' })}
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
