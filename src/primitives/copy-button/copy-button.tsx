import { cva, cx } from 'class-variance-authority'
import { Check, Copy, TriangleAlert } from 'lucide'
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

/** The legacy method, which needs no permission and works on plain http: select the text and run the copy command. */
function copyBySelection(text: string, button: Element): boolean {
  const copy = document.createElement('span')
  copy.textContent = text
  copy.style.cssText = 'position:fixed;opacity:0;white-space:pre;user-select:all;-webkit-user-select:all'
  // Next to the button, because text outside an open dialog may not be selectable.
  button.after(copy)
  const selection = getSelection()
  try {
    selection?.selectAllChildren(copy)
    return document.execCommand('copy')
  } finally {
    selection?.removeAllRanges()
    copy.remove()
  }
}

/** Copies a text to the clipboard and returns whether that worked. Focus does not move. */
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

/** The result bubble. Its border is visible only in forced colors, which drop backgrounds. */
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
  /** What to do manually if the browser refuses: "Press Ctrl+C to copy". */
  failedLabel: string
  /** `icon`: inside the text that it copies. `text`: a standalone button. */
  look?: 'icon' | 'text'
  /**
   * The element that shows the text. It is selected if the browser refuses to copy, so that a keyboard shortcut can.
   */
  source?: RefObject<Element | null>
  /** How long the result is shown, in ms. */
  restAfter?: number
}

/**
 * Copies a text and announces the result; focus does not move. `className` goes to the wrapper, the rest to the button.
 */
export function CopyButton({
  value,
  label,
  copiedLabel,
  failedLabel,
  look = 'icon',
  source,
  restAfter = 2500,
  className,
  onClick,
  ...rest
}: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof icons>('idle')
  const presses = useRef(0)

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), restAfter)
    return () => clearTimeout(timer)
  }, [state, restAfter])

  const copy = async (button: Element) => {
    presses.current += 1
    const press = presses.current
    // Cleared first, so that a second click is announced too.
    setState('idle')
    const isCopied = await copyText(value, button)
    if (press !== presses.current) return
    if (!isCopied && source?.current) getSelection()?.selectAllChildren(source.current)
    setState(isCopied ? 'copied' : 'failed')
  }

  const words = { idle: label, copied: copiedLabel, failed: failedLabel }[state]
  const buttonProps: ComponentProps<'button'> = {
    ...rest,
    onClick: (event) => {
      onClick?.(event)
      void copy(event.currentTarget)
    },
  }
  return (
    <span className={cx('relative inline-grid', className)} data-state={state}>
      {look === 'icon' ? (
        <button {...buttonProps} type="button" aria-label={label} data-state={state} className={iconButton()}>
          <Icon of={icons[state]} />
        </button>
      ) : (
        <Button {...buttonProps} variant="quiet" size="row">
          <Icon of={icons[state]} size="sm" />
          {/* Stacked, so that the button never shrinks under the pointer. */}
          <span className="grid *:col-start-1 *:row-start-1">
            <span className={state === 'idle' ? undefined : 'invisible'}>{label}</span>
            {state !== 'idle' && <span>{words}</span>}
          </span>
        </Button>
      )}
      <span role="status" className={look === 'icon' && state !== 'idle' ? bubble() : 'sr-only'}>
        {state !== 'idle' && words}
      </span>
    </span>
  )
}
