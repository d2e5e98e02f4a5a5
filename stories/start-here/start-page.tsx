import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { PorticoMark } from '../../src/primitives/brand/brand.tsx'
import { Icon } from '../../src/primitives/icon.tsx'
import { IconTile } from '../../src/primitives/icon-tile.tsx'
import shared from '../review/document.module.css'
import { followLink } from '../review/follow-link.ts'
import styles from './start-page.module.css'

type StartPageProps = { title: string; intro: string; children: ReactNode }

/** The first page of Storybook. */
export function StartPage({ title, intro, children }: StartPageProps) {
  return (
    <main className={`${shared.page} ${styles.page}`} lang="en" data-start-page>
      <header className={shared.header}>
        <PorticoMark className={styles.mark} />
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      {children}
    </main>
  )
}

type SectionProps = { title: string; intro?: string; children: ReactNode }

export function Section({ title, intro, children }: SectionProps) {
  return (
    <section>
      <h2>{title}</h2>
      {intro && <p className={shared.muted}>{intro}</p>}
      {children}
    </section>
  )
}

export function Tiles({ children }: { children: ReactNode }) {
  return <ul className={`${shared.cards} ${styles.tiles}`}>{children}</ul>
}

type TileProps = {
  icon: IconNode
  /** A URL within Storybook, e.g. `./?path=/story/review-copy--default`. */
  href: string
  /** Its sidebar title. */
  location: string
  title: string
  /** Emphasizes the one to try first. */
  isFirst?: boolean
  children: ReactNode
}

/** Something that a reviewer may have come to see. */
export function Tile({ icon, href, location, title, isFirst = false, children }: TileProps) {
  return (
    <li className={styles.tile} data-first={isFirst || undefined}>
      <IconTile tone="accent">
        <Icon of={icon} />
      </IconTile>
      <h3>
        <a href={href} target="_top" onClick={followLink}>
          {title}
        </a>
      </h3>
      <div className={styles.words}>{children}</div>
      <p className={styles.location}>{location}</p>
    </li>
  )
}

export function Tools({ children }: { children: ReactNode }) {
  return <dl className={styles.columns}>{children}</dl>
}

export function Tool({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
