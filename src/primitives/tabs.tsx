import {
  Content,
  List,
  Root,
  type TabsContentProps,
  type TabsListProps,
  type TabsProps,
  type TabsTriggerProps,
  Trigger,
} from '@radix-ui/react-tabs'
import { cva, cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const trigger = cva([
  'relative pt-2 pb-4 text-field font-label text-muted whitespace-nowrap hover:text-default data-[state=active]:text-default focus-visible:-outline-offset-2',
  'phone:pt-0 phone:pb-3 phone:text-body client:pt-0 client:pb-2.5 client:text-small pointer-coarse:min-h-11',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-t-xs data-[state=active]:after:bg-accent-mark',
])

/** Several ways to one end, one shown at a time. Arrow keys move between the tabs; give `activationMode="manual"` where a tab costs a call. */
export function Tabs(props: TabsProps) {
  return <Root {...props} />
}

// Radix writes style attributes into prerendered markup, which a strict style-src refuses; an undefined value takes them out.

/** The row of tabs. Give it an `aria-label`. */
export function TabsList({ className, ...rest }: TabsListProps) {
  return (
    <List
      className={cx(
        'flex gap-4.5 narrow:gap-6 client:gap-5 overflow-x-auto scrollbar-none [box-shadow:inset_0_-1px_var(--border)]',
        className,
      )}
      style={{ outline: undefined }}
      {...rest}
    />
  )
}

export function TabsTrigger({ className, ...rest }: TabsTriggerProps) {
  return <Trigger className={trigger({ className })} {...rest} />
}

function Panel({ style: _, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />
}

export function TabsContent({ className, children, ...rest }: TabsContentProps) {
  return (
    <Content tabIndex={undefined} className={cx('pt-6 client:pt-4', className)} {...rest} asChild>
      <Panel>{children}</Panel>
    </Content>
  )
}
