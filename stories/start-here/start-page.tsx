import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { PorticoMark } from '../../src/primitives/brand/brand.tsx'
import { Icon } from '../../src/primitives/icon.tsx'
import { IconTile } from '../../src/primitives/icon-tile.tsx'
import documentStyles from '../review/document.module.css'
import { followLink } from '../review/follow-link.ts'

type StartPageProps = { title: string; intro: string; children: ReactNode }

const mainClasses =
  'grid grid-cols-[minmax(0,1fr)] content-start gap-12 max-w-[1180px] mx-auto px-4 pt-6 pb-16 tablet:px-10 tablet:pt-10 tablet:pb-20 text-default [font:400_0.875rem/1.25rem_var(--font-en)]'

/** Shows Storybook's start page. */
export function StartPage({ title, intro, children }: StartPageProps) {
  return (
    <main className={`${documentStyles.page} ${mainClasses}`} lang="en" data-start-page>
      <header>
        <PorticoMark className="w-10 h-10 mb-3" />
        <h1 className="text-display tablet:text-hero">{title}</h1>
        <p className="max-w-[76ch] pt-2 text-muted">{intro}</p>
      </header>
      {children}
    </main>
  )
}

type SectionProps = { title: string; intro?: string; children: ReactNode }

export function Section({ title, intro, children }: SectionProps) {
  return (
    <section>
      <h2 className="pb-1 text-heading-sm">{title}</h2>
      {intro && <p className="text-muted">{intro}</p>}
      {children}
    </section>
  )
}

export function Tiles({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-4 mt-4">{children}</ul>
}

type TileProps = {
  icon: IconNode
  /** A URL within Storybook, e.g. `./?path=/story/review-copy--default`. */
  href: string
  /** The sidebar title of the linked page. */
  location: string
  title: string
  /** Emphasizes the tile of the page that reviewers should open first. */
  isEmphasized?: boolean
  children: ReactNode
}

/** Makes the whole tile clickable. */
const tileLinkClasses =
  'text-default no-underline hover:text-link after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus'

/** Shows a link to a page that reviewers may want to see. */
export function Tile({ icon, href, location, title, isEmphasized = false, children }: TileProps) {
  return (
    <li
      className={`relative grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3.5 gap-y-1 p-5 border rounded-card bg-surface-raised hover:border-accent-mark ${isEmphasized ? 'tablet:col-span-2' : ''}`}
    >
      <IconTile tone="accent">
        <Icon of={icon} />
      </IconTile>
      <div>
        <h3 className="text-touch">
          <a className={tileLinkClasses} href={href} target="_top" onClick={followLink}>
            {title}
          </a>
        </h3>
        <p className="text-small text-link">{location}</p>
      </div>
      <div className="col-span-full pt-1.5 text-muted">{children}</div>
    </li>
  )
}

/** Columns of equal width. */
export const columnClasses = 'grid grid-cols-[repeat(auto-fill,minmax(min(320px,100%),1fr))] gap-x-8 mt-4'

export function Tools({ children }: { children: ReactNode }) {
  return <dl className={`${columnClasses} gap-y-5`}>{children}</dl>
}

export function Tool({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="pt-0.5 text-muted">{children}</dd>
    </div>
  )
}
