import { cva } from 'class-variance-authority'
import { Eye } from 'lucide'
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { eyeOffIcon, Icon } from './icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const toggle = cva([
  'grid place-items-center size-11 mr-0.5 rounded-inner text-subtle hover:bg-surface-hover hover:text-default',
  'phone:size-9 phone:mr-1 pointer-coarse:size-11 client:size-8',
])

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & {
  /** The toggle's accessible names, which say what a click does. */
  showLabel: string
  hideLabel: string
  /** The password requirements, for password generators. */
  passwordrules?: string
  /** Shown next to the toggle while Caps Lock is on and the field has focus. */
  capsLockHelp?: string
}

/** Key and mouse events report whether Caps Lock is on. `blur` does not, so it hides the notice. */
const capsLockEvents = ['keydown', 'keyup', 'mousedown', 'blur']

/**
 * Shows a password field with a button that shows and hides the password (WID-12). The password is hidden initially,
 * on submit, and when the page is restored from the back/forward cache (IN-4). Never set `maxLength`, since a password
 * that is too long must be rejected with a message instead of being truncated (IN-3).
 */
export function PasswordField({ showLabel, hideLabel, capsLockHelp, ref, ...rest }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false)
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])

  useLayoutEffect(() => {
    const field = input.current
    const controller = new AbortController()
    const hide = () => setIsVisible(false)
    const checkCapsLock = (event: Event & Partial<KeyboardEvent>) =>
      setIsCapsLockOn(event.getModifierState?.('CapsLock') ?? false)
    field?.form?.addEventListener('submit', hide, controller)
    window.addEventListener('pageshow', hide, controller)
    for (const type of capsLockEvents) field?.addEventListener(type, checkCapsLock, controller)
    return () => controller.abort()
  }, [])

  return (
    <TextField
      {...rest}
      ref={input}
      type={isVisible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      suffix={
        <>
          {/* Inside the box, the notice causes no layout shift and leaves room below for the help and the error. */}
          <span role="status" className="text-caption text-muted whitespace-nowrap">
            {isCapsLockOn && capsLockHelp}
          </span>
          <button
            type="button"
            className={toggle()}
            aria-label={isVisible ? hideLabel : showLabel}
            data-state={isVisible ? 'visible' : 'hidden'}
            onClick={() => setIsVisible(!isVisible)}
          >
            <Icon of={isVisible ? eyeOffIcon : Eye} size="lg" />
          </button>
        </>
      }
    />
  )
}
