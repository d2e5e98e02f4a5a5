import { cva, cx } from 'class-variance-authority'
import { Eye } from 'lucide'
import { type ComponentProps, Fragment, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { CopyButton, type CopyButtonProps } from './copy-button/copy-button.tsx'
import { eyeOffIcon, Icon } from './icon.tsx'

const box = cva('rounded-control bg-surface-sunken border border-transparent', {
  variants: { layout: { line: 'flex items-center min-h-11 pl-3 pr-1', block: 'px-3.5 py-2 phone:px-4' } },
})

const toggle = cva(
  'grid place-items-center flex-none size-9 pointer-coarse:size-11 rounded-inner text-muted hover:bg-surface-pressed hover:text-default',
)

const groupLength = 4

function splitIntoGroups(value: string): string[] {
  return value.match(new RegExp(`.{1,${groupLength}}`, 'gu')) ?? []
}

export type SecretKeyProps = ComponentProps<'fieldset'> & {
  /** The key, without spaces, such as an authenticator's 16-character secret (TWO-07). */
  value: string
  /** The group's visible label and accessible name. */
  label: string
  copy: Pick<CopyButtonProps, 'label' | 'copiedLabel' | 'failedLabel'>
  /** Masks the key until the user reveals it (SE-2). `hiddenText` is announced instead of the masked key. */
  reveal?: { showLabel: string; hideLabel: string; hiddenText: string }
  /** `line`: icon buttons next to the key. `block`: text buttons below a long key. */
  layout?: 'line' | 'block'
}

/**
 * Shows a key in groups of four characters, to type or paste elsewhere. It is announced character by character and
 * copied without spaces. It is never stored, so it disappears with its screen (SE-2), and it is masked again when the
 * page returns from the back/forward cache (IN-4).
 */
export function SecretKey({ value, label, copy, reveal, layout = 'line', className, ...rest }: SecretKeyProps) {
  const key = useRef<HTMLElement>(null)
  const [isRevealed, setIsRevealed] = useState(false)
  useEffect(() => {
    const hide = () => setIsRevealed(false)
    window.addEventListener('pageshow', hide)
    return () => window.removeEventListener('pageshow', hide)
  }, [])

  const isHidden = Boolean(reveal) && !isRevealed
  const groups = splitIntoGroups(isHidden ? '•'.repeat(value.length) : value)
  const spokenKey = groups.map((group) => [...group].join(' ')).join(', ')
  const toggleLabel = isRevealed ? reveal?.hideLabel : reveal?.showLabel
  const toggleIcon = isRevealed ? eyeOffIcon : Eye
  const handleToggle = () => setIsRevealed(!isRevealed)
  const copyProps = { ...copy, value, source: isHidden ? undefined : key }
  const buttons =
    layout === 'line' ? (
      <>
        {reveal && (
          <button type="button" className={toggle()} aria-label={toggleLabel} onClick={handleToggle}>
            <Icon of={toggleIcon} />
          </button>
        )}
        <CopyButton {...copyProps} className="flex-none" />
      </>
    ) : (
      <>
        {reveal && (
          <Button variant="quiet" size="row" onClick={handleToggle}>
            <Icon of={toggleIcon} size="sm" />
            {toggleLabel}
          </Button>
        )}
        <CopyButton {...copyProps} variant="text" />
      </>
    )
  return (
    <fieldset data-state={isHidden ? 'hidden' : 'visible'} className={cx('min-w-0', className)} {...rest}>
      <legend className="pb-1.5 text-body phone:text-label font-label">{label}</legend>
      <div className={box({ layout })}>
        {/* This text is outside the selectable text, so that the user never copies it. */}
        <span className="sr-only select-none">{isHidden ? reveal?.hiddenText : spokenKey}</span>
        <code
          ref={key}
          aria-hidden="true"
          translate="no"
          className={cx(
            'min-w-0 mr-auto py-2 font-mono font-medium text-body tracking-none',
            layout === 'block' && 'block text-balance',
            !isHidden && 'select-all',
          )}
        >
          {groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups may be equal and never reorder
            <Fragment key={index}>
              {/* Masked and revealed groups have the same width, to avoid a layout shift. */}
              <span className={cx('inline-block min-w-[4ch]', index < groups.length - 1 && 'mr-1.5')}>{group}</span>
              <wbr />
            </Fragment>
          ))}
        </code>
        {layout === 'line' && buttons}
      </div>
      {layout === 'block' && <div className="flex flex-wrap gap-2 pt-2.5">{buttons}</div>}
    </fieldset>
  )
}
