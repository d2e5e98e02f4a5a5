import { cva } from 'class-variance-authority'
import { Eye } from 'lucide'
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { struckEye } from './struck-eye.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

const toggle = cva([
  'grid place-items-center size-11 mr-0.5 rounded-inner text-subtle hover:bg-surface-hover hover:text-default',
  'phone:size-9 phone:mr-1 pointer-coarse:size-11 client:size-8',
])

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & {
  /** The accessible names of the toggle: what a press will do. */
  showLabel: string
  hideLabel: string
  /** Said beside the toggle while Caps Lock is on and the field has the focus. */
  capsLockHelp?: string
}

/** Keys and the mouse tell the state of Caps Lock; leaving the field tells none, and takes the line away. */
const capsLockEvents = ['keydown', 'keyup', 'mousedown', 'blur']

/**
 * A password that can be shown and hidden (WID-12). It is hidden at first, again when its form is submitted, and when the
 * page comes back from the back-forward cache (IN-4). Never `maxLength`: too long is a message, not a silent cut (IN-3).
 */
export function PasswordField({ showLabel, hideLabel, capsLockHelp, ref, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)

  useLayoutEffect(() => {
    const { current } = input
    const controller = new AbortController()
    const hide = () => setIsShown(false)
    const lookAtCapsLock = (event: Event & Partial<KeyboardEvent>) =>
      setIsCapsLockOn(event.getModifierState?.('CapsLock') ?? false)
    current?.form?.addEventListener('submit', hide, controller)
    window.addEventListener('pageshow', hide, controller)
    for (const type of capsLockEvents) current?.addEventListener(type, lookAtCapsLock, controller)
    return () => controller.abort()
  }, [])

  return (
    <TextField
      {...rest}
      ref={input}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      suffix={
        <>
          {/* Inside the box, where it moves nothing and neither help nor error needs the place. */}
          <span role="status" className="text-caption text-muted whitespace-nowrap">
            {isCapsLockOn && capsLockHelp}
          </span>
          <button
            type="button"
            className={toggle()}
            aria-label={isShown ? hideLabel : showLabel}
            data-state={isShown ? 'shown' : 'hidden'}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon of={isShown ? struckEye : Eye} size="lg" />
          </button>
        </>
      }
    />
  )
}
