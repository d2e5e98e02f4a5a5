import { cva } from 'class-variance-authority'
import { Eye, EyeOff } from 'lucide'
import { type KeyboardEvent, type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const toggle = cva([
  'grid place-items-center size-11 mr-0.5 rounded-inner text-subtle hover:bg-surface-hover hover:text-default',
  'phone:size-9 phone:mr-1 pointer-coarse:size-11 client:size-8',
])

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & {
  /** The accessible names of the toggle: what a press will do. */
  showLabel: string
  hideLabel: string
  /** The help while Caps Lock is on. */
  capsLockHelp?: string
}

function assign<Node>(ref: Ref<Node> | undefined, node: Node | null) {
  if (typeof ref === 'function') ref(node)
  else if (ref) ref.current = node
}

/**
 * A password that can be shown and hidden (WID-12). It is hidden at first, again when its form is submitted, and when the
 * page comes back from the back-forward cache (IN-4). Never `maxLength`: too long is a message, not a silent cut (IN-3).
 */
export function PasswordField({ showLabel, hideLabel, capsLockHelp, help, ref, onKeyUp, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const inputRef = useCallback(
    (node: HTMLInputElement | null) => {
      input.current = node
      assign(ref, node)
    },
    [ref],
  )

  useLayoutEffect(() => {
    const form = input.current?.form
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    window.addEventListener('pageshow', hide)
    return () => {
      form?.removeEventListener('submit', hide)
      window.removeEventListener('pageshow', hide)
    }
  }, [])

  function handleKeyUp(event: KeyboardEvent<HTMLInputElement>) {
    setIsCapsLockOn(event.getModifierState('CapsLock'))
    onKeyUp?.(event)
  }

  return (
    <TextField
      {...rest}
      ref={inputRef}
      type={isShown ? 'text' : 'password'}
      help={isCapsLockOn && capsLockHelp ? capsLockHelp : help}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      onKeyUp={handleKeyUp}
      suffix={
        <button
          type="button"
          className={toggle()}
          aria-label={isShown ? hideLabel : showLabel}
          data-state={isShown ? 'shown' : 'hidden'}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} size="lg" />
        </button>
      }
    />
  )
}
