import { cva, cx } from 'class-variance-authority'
import { Check, Copy, TriangleAlert } from 'lucide'
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

/** Copies text by selecting it and running the copy command, which needs no permission and works over HTTP. */
function copyBySelection(text: string, button: Element): boolean {
  const textElement = document.createElement('span')
  textElement.textContent = text
  textElement.style.cssText = 'position:fixed;opacity:0;white-space:pre;user-select:all;-webkit-user-select:all'
  // Insert the text next to the button, since text outside an open dialog may not be selectable.
  button.after(textElement)
  const selection = getSelection()
  try {
    selection?.selectAllChildren(textElement)
    return document.execCommand('copy')
  } finally {
    selection?.removeAllRanges()
    textElement.remove()
  }
}

/** Copies text to the clipboard and returns whether it was copied. Focus does not move. */
async function copyText(text: string, button: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, button)
  }
}

const iconButton = cva([
  'grid place-items-center size-9 pointer-coarse:size-11 rounded-inner text-muted hover:bg-surface-pressed hover:text-default',
  'data-[state=copied]:text-success data-[state=failed]:text-danger',
])

/** The bubble with the result. Its border is visible only in forced colors mode, which removes backgrounds. */
const bubble = cva(
  'absolute bottom-full right-0 z-raised mb-1 w-max max-w-40 px-2 py-1 rounded-sm border border-transparent bg-inverse text-on-inverse text-caption pointer-events-none animate-fade',
)

const icons = { idle: Copy, copied: Check, failed: TriangleAlert }

export type CopyButtonProps = Omit<ComponentProps<'button'>, 'type' | 'value' | 'children'> & {
  /** The exact text to copy. */
  value: string
  /** What the button does: "Copy key". Used as its accessible name or visible text. */
  label: string
  copiedLabel: string
  /** What to do if the browser refuses to copy: "Copy it manually". */
  failedLabel: string
  /** `icon`: a small button next to the text that it copies. `text`: a standalone button. */
  variant?: 'icon' | 'text'
  /** The element that shows the text. If copying fails, the text is selected so that the user can press Ctrl+C. */
  source?: RefObject<Element | null>
  /** How long the result is shown, in ms. */
  resultDurationMs?: number
}

/**
 * Shows a button that copies text and announces the result. Focus does not move. `className` goes to the wrapper, and
 * other props go to the button.
 */
export function CopyButton({
  value,
  label,
  copiedLabel,
  failedLabel,
  variant = 'icon',
  source,
  resultDurationMs = 2500,
  className,
  onClick,
  ...rest
}: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof icons>('idle')
  const pressCount = useRef(0)

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), resultDurationMs)
    return () => clearTimeout(timer)
  }, [state, resultDurationMs])

  const copy = async (button: Element) => {
    pressCount.current += 1
    const pressNumber = pressCount.current
    // Clear the result first, so that the result of a second click is announced too.
    setState('idle')
    const isCopied = await copyText(value, button)
    if (pressNumber !== pressCount.current) return
    if (!isCopied && source?.current) getSelection()?.selectAllChildren(source.current)
    setState(isCopied ? 'copied' : 'failed')
  }

  const stateLabel = { idle: label, copied: copiedLabel, failed: failedLabel }[state]
  const buttonProps: ComponentProps<'button'> = {
    ...rest,
    onClick: (event) => {
      onClick?.(event)
      void copy(event.currentTarget)
    },
  }
  return (
    <span className={cx('relative inline-grid', className)} data-state={state}>
      {variant === 'icon' ? (
        <button {...buttonProps} type="button" aria-label={label} data-state={state} className={iconButton()}>
          <Icon of={icons[state]} />
        </button>
      ) : (
        <Button {...buttonProps} variant="quiet" size="row">
          <Icon of={icons[state]} size="sm" />
          {/* The labels are stacked, so that the button never shrinks under the pointer. */}
          <span className="grid *:col-start-1 *:row-start-1">
            <span className={state === 'idle' ? undefined : 'invisible'}>{label}</span>
            {state !== 'idle' && <span>{stateLabel}</span>}
          </span>
        </Button>
      )}
      <span role="status" className={variant === 'icon' && state !== 'idle' ? bubble() : 'sr-only'}>
        {state !== 'idle' && stateLabel}
      </span>
    </span>
  )
}
