import { cva, cx } from 'class-variance-authority'
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  use,
  useId,
  useState,
} from 'react'

const trigger = cva([
  'relative tab-mark pt-2 pb-4 text-field font-label text-muted whitespace-nowrap hover:text-default data-[state=active]:text-default focus-visible:-outline-offset-2',
  'phone:pt-0 phone:pb-3 phone:text-body client:pt-0 client:pb-2.5 client:text-small pointer-coarse:min-h-11',
])

type TabsState = {
  id: string
  openTab?: string
  activationMode: 'automatic' | 'manual'
  onOpen: (value: string) => void
}

const TabsContext = createContext<TabsState>({ id: '', activationMode: 'automatic', onOpen: () => {} })

export type TabsProps = ComponentProps<'div'> & {
  /** The open tab. If omitted, the tabs are uncontrolled, and `defaultValue` is open initially. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** `manual`: arrow keys only move focus, and Enter opens the tab. Use it if opening a panel makes a request. */
  activationMode?: TabsState['activationMode']
}

/** Shows one of several panels. The row of tabs is a single tab stop. Arrow keys, Home and End move between tabs. */
export function Tabs({ value, defaultValue, onValueChange, activationMode = 'automatic', ...rest }: TabsProps) {
  const id = useId()
  const [chosenTab, setChosenTab] = useState(defaultValue)
  const onOpen = (tab: string) => {
    setChosenTab(tab)
    onValueChange?.(tab)
  }
  return (
    <TabsContext value={{ id, openTab: value ?? chosenTab, activationMode, onOpen }}>
      <div {...rest} />
    </TabsContext>
  )
}

/** Returns the index that a key moves to, wrapping around, or `undefined` for other keys. */
function indexAfterKey(key: string, index: number, count: number): number | undefined {
  const moves: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: count - 1 }
  const newIndex = moves[key]
  return newIndex === undefined ? undefined : (newIndex + count) % count
}

/** Shows the row of tabs. It needs an `aria-label`. */
export function TabsList({ className, ...rest }: ComponentProps<'div'>) {
  const { activationMode } = use(TabsContext)
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const nextTab = tabs[indexAfterKey(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length) ?? -1]
    if (!nextTab) return
    event.preventDefault()
    nextTab.focus()
    if (activationMode === 'automatic') nextTab.click()
  }
  return (
    <div
      role="tablist"
      className={cx(
        'flex gap-4.5 narrow:gap-6 client:gap-5 overflow-x-auto scrollbar-none [box-shadow:inset_0_-1px_var(--border)]',
        className,
      )}
      // eslint-disable-next-line no-restricted-syntax -- contains no text field
      onKeyDown={handleKeyDown}
      {...rest}
    />
  )
}

export function TabsTrigger({ value, className, ...rest }: ComponentProps<'button'> & { value: string }) {
  const { id, openTab, onOpen } = use(TabsContext)
  const isOpen = value === openTab
  const handleClick = ({ detail }: MouseEvent) => {
    // A click opens the panel in a transition, since the panel may be slow to render. A key press opens it
    // immediately, since the next key is meant for the new panel.
    if (detail) startTransition(() => onOpen(value))
    else onOpen(value)
  }
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={isOpen}
      aria-controls={isOpen ? `${id}-${value}` : undefined}
      tabIndex={isOpen ? 0 : -1}
      data-state={isOpen ? 'active' : 'inactive'}
      className={trigger({ className })}
      onClick={handleClick}
      {...rest}
    />
  )
}

export type TabsContentProps = ComponentProps<'div'> & {
  value: string
  /** When the panel is mounted. `once-opened` keeps it mounted once it has opened, to preserve user input. */
  mount?: 'while-open' | 'once-opened' | 'always'
}

export function TabsContent({ value, mount = 'while-open', className, children, ...rest }: TabsContentProps) {
  const { id, openTab } = use(TabsContext)
  const isOpen = value === openTab
  const [hasBeenOpened, setHasBeenOpened] = useState(isOpen)
  if (isOpen && !hasBeenOpened) setHasBeenOpened(true)
  const isMounted = isOpen || mount === 'always' || (mount === 'once-opened' && hasBeenOpened)
  if (!isMounted) return null
  return (
    <div
      role="tabpanel"
      id={`${id}-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={!isOpen}
      className={cx('pt-6 client:pt-4', className)}
      {...rest}
    >
      {children}
    </div>
  )
}
